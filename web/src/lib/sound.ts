import type { EventView } from './protocol';
import { explodes } from '../story/beats';
import { settings } from './settings.svelte';

/** All sounds are made here, from noise and plain tones; nothing is downloaded. */
let audio: AudioContext | undefined;
let master: GainNode | undefined;

function ready(): AudioContext | undefined {
  if (settings.sound === 'off' || typeof AudioContext === 'undefined') return undefined;
  if (!audio) {
    audio = new AudioContext();
    master = audio.createGain();
    master.connect(audio.destination);
  }
  if (audio.state === 'suspended') void audio.resume();
  master!.gain.value = settings.sound === 'low' ? 0.12 : 0.4;
  return audio;
}

interface Tone {
  from: number;
  to?: number;
  length: number;
  at?: number;
  type?: OscillatorType;
  level?: number;
  pan?: number;
}

function tone({ from, to, length, at = 0, type = 'sine', level = 1, pan = 0 }: Tone): void {
  const ctx = ready();
  if (!ctx) return;
  const start = ctx.currentTime + at;
  const osc = ctx.createOscillator();
  const gain = ctx.createGain();
  const side = ctx.createStereoPanner();
  osc.type = type;
  osc.frequency.setValueAtTime(from, start);
  if (to) osc.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  side.pan.value = pan;
  osc.connect(gain).connect(side).connect(master!);
  osc.start(start);
  osc.stop(start + length + 0.05);
}

function rush(length: number, low: number, high: number, level = 0.6, at = 0): void {
  const ctx = ready();
  if (!ctx) return;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  const start = ctx.currentTime + at;
  filter.frequency.setValueAtTime(low, start);
  filter.frequency.exponentialRampToValueAtTime(high, start + length);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(level, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(master!);
  source.start(start);
}

const CUES: Record<string, () => void> = {
  noise_placed: () => rush(0.45, 900, 300, 0.5),
  encounter: () => {
    rush(0.5, 200, 2400, 0.7);
    tone({ from: 70, to: 40, length: 0.5, at: 0.45, type: 'sawtooth', level: 0.4 });
  },
  attack_card: () => {
    tone({ from: 110, to: 35, length: 0.3, type: 'square', level: 0.5 });
    rush(0.2, 1800, 200, 0.6);
  },
  power_failure: () => {
    tone({ from: 180, to: 40, length: 1.1, type: 'sawtooth', level: 0.3 });
    rush(0.08, 2500, 2500, 0.4);
  },
  power: () => tone({ from: 60, to: 190, length: 0.7, type: 'sawtooth', level: 0.18 }),
  door_closed: () => {
    rush(0.18, 300, 120, 0.9);
    tone({ from: 85, to: 55, length: 0.25, level: 0.7 });
  },
  door_destroyed: () => rush(0.6, 1500, 90, 0.9),
  fire: () => rush(0.8, 500, 1600, 0.4),
  malfunction: () => tone({ from: 140, length: 0.22, type: 'square', level: 0.25 }),
  destruct_started: () =>
    [0, 0.35, 0.7].forEach((at) =>
      tone({ from: 620, length: 0.16, at, type: 'triangle', level: 0.5 }),
    ),
  died: () => tone({ from: 98, to: 49, length: 2.4, type: 'triangle', level: 0.8 }),
  game_ended: () => {
    tone({ from: 110, length: 2.2, level: 0.5 });
    tone({ from: 165, length: 2.2, at: 0.4, level: 0.4 });
  },
  launched: () => rush(1.4, 260, 70, 0.9),
  explosion: () => {
    rush(2.4, 900, 40, 1);
    tone({ from: 60, to: 24, length: 2.2, type: 'sawtooth', level: 0.5 });
  },
  shot: () => rush(0.22, 3000, 200, 0.9),
  your_turn: () => {
    tone({ from: 150, to: 110, length: 0.18, level: 0.8 });
    tone({ from: 150, to: 110, length: 0.22, at: 0.22, level: 0.8 });
  },
  whisper: () => rush(0.3, 3500, 5200, 0.25),
};

/** What sounds like something else: pods like containers, the end of the place like what it is. */
function cueOf(kind: string, event?: EventView): string {
  if (event && explodes(event)) return 'explosion';
  return kind === 'pod_launched' ? 'launched' : kind;
}

export function playCue(kind: string, event?: EventView): void {
  CUES[cueOf(kind, event)]?.();
}
