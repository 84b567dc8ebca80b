import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { setContent, type Content } from './content';
import type { EventView } from './protocol';
import { settings, type Language } from './settings.svelte';
import { plain } from './shy';
import { Speaker } from './speak';
import { addAllWords, messageText } from '../testing/words';
import { playing } from './playing.svelte';
import { addMessages, find, missingKeys, t, wordIn } from './words.svelte';

const speaker = new Speaker({ names: ['Ann', 'Bo'], tiles: new Map([[9, 'archive']]) });
const event = (kind: string, args: EventView['args']): EventView => ({
  n: 1,
  kind,
  rule: 'LD-X',
  args,
});

beforeAll(() => {
  addAllWords();
  setContent({
    keys: { actions: ['search', 'rest'], items: ['smg'], stalkers: ['larva', 'creeper', 'adult'] },
    items: {},
    verbs: { move: ['room'], play: ['card', 'number'], shoot: ['item', 'stalker'] },
  } as unknown as Content);
});

describe('words', () => {
  it('says events with names, rooms and numbers', () => {
    settings.language = 'en';
    expect(speaker.event(event('turn_began', { seat: { kind: 'seat', text: 'B' } }))).toContain(
      'Bo',
    );
    expect(speaker.event(event('fire', { room: { kind: 'room', text: '009' } }))).toContain(
      '009 Archive',
    );
  });

  it('says to whoever plays alone here what they do and suffer, and names nobody else so', () => {
    const seat = (text: string) => ({ kind: 'seat', text });
    const mine = new Speaker({ names: ['Ann', 'Bo'], tiles: new Map(), you: 1 });
    const lines = [
      event('number_dealt', { seat: seat('B'), number: { kind: 'number', text: '2' } }),
      event('trade_offered', { seat: seat('A'), to: seat('B') }),
      event('trade_offered', { seat: seat('B'), to: seat('A') }),
      event('trade_ended', { seat: seat('B') }),
    ];
    const said: Record<string, string[]> = {
      en: ['You are player 2.', 'Ann makes you an offer.', 'You make Ann an offer.'],
      es: ['Recibes el número de jugador 2.', 'Ann te hace una oferta.', 'Haces una oferta a Ann.'],
      pl: ['Masz numer gracza 2.', 'Ann składa ci ofertę.', 'Składasz ofertę graczowi Ann.'],
      de: ['Du bist Spieler 2.', 'Ann macht dir ein Angebot.', 'Du machst Ann ein Angebot.'],
    };
    for (const [language, wanted] of Object.entries(said)) {
      settings.language = language as Language;
      expect(lines.slice(0, 3).map((one) => plain(mine.event(one)))).toEqual(wanted);
      expect(mine.event(lines[3]!)).toBe(speaker.event(lines[3]!));
      expect(speaker.event(lines[0]!)).toContain('Bo');
      expect(mine.option({ text: '', verb: 'player', args: [seat('B')] } as never)).toBe(
        t('ui-you'),
      );
    }
  });

  it('says what cannot be done, whatever of it is settled', () => {
    settings.language = 'en';
    expect(speaker.tried('move 009')).toBe('Move to 009 Archive');
    expect(speaker.tried('play search 0')).toBe('Play Search');
    expect(speaker.tried('shoot smg')).toMatch(/^Shoot: /);
    expect(speaker.tried('melee')).toBe('Melee');
    expect(speaker.tried('drive')).toBe(t('glossary-surface-rover_move'));
    settings.language = 'de';
    expect(speaker.tried('trade')).not.toContain('trade');
  });

  it('says in a refusal of which thing it speaks', () => {
    settings.language = 'en';
    const of = (key: string, ...args: [string, string][]) =>
      speaker.reason(
        key,
        args.map(([kind, text]) => ({ kind, text })),
      );
    expect(of('no_ammo', ['item', 'smg'])).toContain('SMG');
    expect(of('mission_unmet', ['activation', 'battle_suit'])).toContain('Weapon Battery');
    expect(of('no_components', ['component', 'fire'], ['component', 'frame'])).toMatch(
      /fire.*frame/,
    );
    expect(of('too_few_cards', ['number', '1'])).toContain('1 action card ');
    settings.language = 'pl';
    expect(of('too_few_other_cards', ['number', '2'])).toContain('2 kart akcji');
  });

  it('turns the numbers of a declared action back into words', () => {
    settings.language = 'en';
    expect(speaker.arg({ kind: 'action', text: 'move/9' })).toBe('Move to 009 Archive');
    expect(speaker.arg({ kind: 'action', text: 'play/1/0' })).toBe('Play Rest');
  });

  it('keeps hidden things hidden', () => {
    expect(speaker.arg({ kind: 'card', text: 'hidden' })).toBe('hidden');
  });

  it('counts correctly in Polish', () => {
    settings.language = 'pl';
    expect([1, 2, 5].map((n) => plain(t('ui-items-left', { n })))).toEqual([
      '1 przedmiot',
      '2 przedmioty',
      '5 przedmiotów',
    ]);
    settings.language = 'en';
  });

  it('has every interface word in all four languages', () => {
    const ids = (language: Language): Set<string> =>
      new Set([...messageText(language).matchAll(/^(ui-[\w-]+) =/gm)].map((m) => m[1]!));
    const english = ids('en');
    expect(english.size).toBeGreaterThan(300);
    for (const language of ['es', 'pl', 'de'] as const) expect(ids(language)).toEqual(english);
  });

  it('has every plain key that the client asks for', () => {
    const used = new Set<string>();
    const games = ['lockdown', 'nemesis'];
    const read = (at: URL): void => {
      // What one game alone draws needs the words of that game; the rest is said in both.
      const own = games.filter((game) => at.pathname.includes(`/games/${game}/`));
      for (const entry of readdirSync(at, { withFileTypes: true })) {
        if (entry.isDirectory()) read(new URL(`${entry.name}/`, at));
        else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
          for (const m of readFileSync(new URL(entry.name, at), 'utf8').matchAll(
            /\bt\(\s*'([\w-]+)'/g,
          ))
            for (const game of own.length ? own : games) used.add(`${game} ${m[1]!}`);
      }
    };
    read(new URL('../', import.meta.url));
    expect(used.size).toBeGreaterThan(150);
    const unsaid = (one: string): boolean => {
      const [game = '', id = ''] = one.split(' ');
      // The lesson and the power tokens are those of Lockdown.
      if (game === 'nemesis' && /^(tut|section)-/.test(id)) return false;
      return find(id, null, {}, game) === undefined;
    };
    expect([...used].filter(unsaid)).toEqual([]);
  });

  it('finds words by game: its own first, then what all games share', () => {
    addMessages('en', 'action-rest = Nap\nlog-danger = Tea is over, { $seat }!', 'toy');
    const danger = event('danger', { seat: { kind: 'seat', text: 'A' } });
    const said = (game: string): string[] => {
      playing.game = game;
      return [t('action-rest'), wordIn('en', 'action-rest'), speaker.event(danger), t('ui-ready')];
    };
    const [ours, theirs] = [said('lockdown'), said('toy')];
    playing.game = 'lockdown';
    expect(ours.slice(0, 3)).toEqual(['Rest', 'Rest', 'Danger for Ann!']);
    expect(theirs.slice(0, 3)).toEqual(['Nap', 'Nap', 'Tea is over, Ann!']);
    expect(theirs[3]).toBe(ours[3]);
    expect(find('room-nest')).toBe('Nest');
    expect(find('room-nest', null, {}, 'toy')).toBeUndefined();
    expect(find('action-rest', null, {}, 'toy')).toBe('Nap');
  });

  it('shows an unknown key itself and remembers it', () => {
    expect(t('ui-no-such-thing')).toBe('ui-no-such-thing');
    expect(missingKeys()).toContain('ui-no-such-thing');
  });
});

describe('words of the original game', () => {
  it('says what only that game has', () => {
    settings.language = 'en';
    addMessages('en', messageText('en', 'nemesis'), 'nemesis');
    playing.game = 'nemesis';
    setContent({
      keys: { actions: [], items: [], stalkers: [] },
      verbs: {},
      items: { corpse: { bulky: true } },
      coordinates: { coordinates_1: { A: 'venus', B: 'earth' } },
    } as unknown as Content);
    expect(speaker.arg({ kind: 'coordinates', text: 'coordinates_1' })).toBe('A Venus, B Earth');
    expect(speaker.arg({ kind: 'coordinates', text: 'hidden' })).toBe('hidden');
    expect(speaker.arg({ kind: 'destination', text: 'deep_space' })).toBe('deep space');
    expect(speaker.arg({ kind: 'item', text: 'corpse:15' })).toBe('Blue character corpse');
    expect(speaker.arg({ kind: 'item', text: 'corpse:2' })).toBe('Character corpse');
    expect(speaker.event(event('choose_objectives', {}))).toContain('Intruders');
    playing.game = 'lockdown';
    expect(speaker.event(event('choose_objectives', {}))).toContain('Night Stalkers');
  });
});

it('names others where they hunt', () => {
  const said = (id = 'phrase-stalker_in'): string => plain(t(id, { room: '009', step: 7 }));
  settings.language = 'de';
  expect(said()).toContain('ein Nachtpirscher');
  playing.enemies = 'intruders';
  expect(said()).toContain('ein Xeno');
  settings.language = 'pl';
  expect(said('log-event_step')).toContain('Intruzi');
  playing.enemies = '';
  expect(said('log-event_step')).toContain('Nocni łowcy');
  settings.language = 'en';
});
