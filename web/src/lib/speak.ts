import { content } from './content';
import { powerPlaces } from '../games/lockdown/power';
import type { ArgView, DecisionView, EventView, OptionView } from './protocol';
import { find, t, type Args } from './words.svelte';

/** Puts keys into words, as `lockdown.messages.render` does for terminals. */
const PREFIX: Record<string, string> = {
  tile: 'room',
  character: 'char',
  objective: 'objective',
  event: 'event',
  computer: 'computer',
  weakness: 'weakness',
  colour: 'deck',
  contingency: 'contingency',
  css: 'css',
  noise_face: 'face',
  surface_card: 'surface',
  combat_face: 'face',
  stalker_kind: 'stalker',
  place: 'place',
  destination: 'destination',
  intruder_card: 'intruderaction',
  component: 'component',
};
/** What separates the parts of a card's text: "— or —" in each language. */
export const OR = /\s+—\s+[^\s—]+(?:\s[^\s—]+)?\s+—\s+/;

/** `009–010`, the second corridor between the same rooms `009–010 (2)`, or technical corridors. */
export function corridorWords(text: string): string {
  if (text.startsWith('zone-')) return `${t('glossary-surface-zone')} ${text.slice(5)}`;
  if (text === 'tech') return t('glossary-board-technical_corridors');
  if (text.startsWith('tech-')) return t(`glossary-nm-technical_${text.slice(5)}`);
  const [rooms = '', again] = text.split('/');
  return rooms.replace('-', '–') + (again ? ` (${again})` : '');
}

export interface Listener {
  names: readonly string[];
  tiles: ReadonlyMap<number, string>;
  /** The seat that listens alone and is called "you"; nobody if a game is shown to many. */
  you?: number;
}

export function itemKey(text: string): string {
  return text.split(/[:+~^]/)[0]!;
}

/** Some cards of different decks are the same thing; objects have words of their own. */
function itemMessage(key: string): string {
  const fact = content().items[key];
  return fact?.bulky ? `object-${key}` : `item-${fact?.words ?? key}`;
}

/** The corpse that is no player's and that objectives ask for by name. */
const BLUE_CORPSE = { text: 'corpse:15', words: 'object-corpse_blue' };

export function itemName(text: string): string {
  if (text === BLUE_CORPSE.text) return t(BLUE_CORPSE.words);
  const key = itemKey(text);
  return t(itemMessage(key));
}

export function itemText(key: string): string {
  return find(itemMessage(key), 'text') ?? '';
}

function itemWords(text: string): string {
  const count = /:(\d+)/.exec(text)?.[1];
  const key = itemKey(text);
  return count && key !== 'corpse' ? `${itemName(text)} (${count})` : itemName(text);
}

export function cardName(key: string): string {
  if (key === 'contamination') return t('contamination-unknown');
  if (key.startsWith('contamination_')) return t(`contamination-${key.slice(14)}`);
  return t(`action-${key}`);
}

export function cardText(key: string): string {
  if (key === 'contamination') return find('contamination-unknown', 'text') ?? '';
  if (key.startsWith('contamination_')) return find(`contamination-${key.slice(14)}`, 'text') ?? '';
  return find(`action-${key}`, 'text') ?? '';
}

export function roomName(tile: string): string {
  return tile ? t(`room-${tile}`) : t('ui-unexplored');
}

export function roomShort(tile: string): string {
  return find(`room-${tile}`, 'short') ?? t(`room-${tile}`);
}

export function slotText(slot: number): string {
  return String(slot).padStart(3, '0');
}

/** How much the words of these actions speak of; others need nothing. */
const WHOLE: Readonly<Record<string, number>> = {
  move: 1,
  careful: 1,
  pickup: 1,
  melee: 1,
  shoot: 2,
  drive: 1,
};
/** Actions that are no button of their own: where their name stands. */
const NAMED: Readonly<Record<string, string>> = { drive: 'glossary-surface-rover_move' };

export class Speaker {
  constructor(private readonly who: Listener) {}

  event(event: EventView): string {
    const args: Args = {};
    let mine = '';
    for (const [name, value] of Object.entries(event.args)) {
      if (Array.isArray(value)) {
        const hidden = value.length > 0 && value.every((one) => one.text === 'hidden');
        args[name] = hidden ? 'hidden' : this.listed(value);
        args[`${name}_count`] = value.length;
      } else {
        const one = value as ArgView;
        args[name] = one.kind === 'number' ? Number(one.text) : this.arg(one);
        if (!mine && this.isYou(one)) mine = name;
      }
    }
    // What the listener does or suffers is said to "you"; some lines name nobody.
    const told = mine && find(`you-${event.kind}`, mine === 'seat' ? null : mine, args);
    return told || t(`log-${event.kind}`, args);
  }

  private isYou({ kind, text }: ArgView): boolean {
    return kind === 'seat' && text !== '-' && 'ABCDE'.indexOf(text) === this.who.you;
  }

  /** Several values in words; power tokens with the places where they lie. */
  private listed(values: readonly ArgView[]): string {
    if (values[0]?.kind !== 'power') return values.map((one) => this.arg(one)).join(', ');
    return powerPlaces()
      .map((place, i) => {
        const token = Number(values[i]?.text ?? 0);
        const words = place === 'elevator' ? t('section-elevator') : place;
        const key = token > 0 ? 'power-lies-on' : 'power-lies-off';
        return t(key, { place: words, n: Math.abs(token) });
      })
      .join(', ');
  }

  option(option: OptionView): string {
    return this.said(option.verb, option.args);
  }

  private said(verb: string, given: readonly ArgView[]): string {
    const args: Args = {};
    given.slice(0, 2).forEach((one, i) => {
      if (one.kind === 'seat') args['ab'[i]!] = this.called('ABCDE'.indexOf(one.text));
      else args['ab'[i]!] = one.kind === 'word' ? this.plain(verb, one.text) : this.arg(one);
    });
    if (['play', 'use', 'react'].includes(verb) && given[1]) args.b = Number(given[1].text) + 1;
    return t(`option-${verb}`, args);
  }

  /** What cannot be done now, as far as it is settled: `shoot pistol` has no target yet. */
  tried(option: string): string {
    const [verb = '', ...texts] = option.split(' ');
    const kinds = content().verbs[verb] ?? [];
    const given = texts.map((text, i): ArgView => ({ kind: kinds[i] ?? 'word', text }));
    if (given.length >= (WHOLE[verb] ?? 0)) return this.said(verb, given);
    const name = NAMED[verb] ?? `ui-act-${verb}`;
    return [t(name), ...given.map((one) => this.arg(one))].join(': ');
  }

  /** What the chosen part of a card or item does, or nothing. */
  part(option: OptionView): string {
    const [first, second] = option.args;
    if (!first || !second) return '';
    let text = '';
    if (option.verb === 'play' || option.verb === 'react') text = cardText(first.text);
    else if (option.verb === 'use') text = itemText(itemKey(first.text));
    return text.split(OR)[Number(second.text)]?.trim() ?? '';
  }

  prompt(decision: DecisionView): string {
    const args: Args = {};
    for (const [name, one] of Object.entries(decision.about)) args[name] = this.arg(one);
    return t(`decision-${decision.kind}`, args);
  }

  /** Why something cannot be done, and what would help. */
  reason(key: string, given: readonly ArgView[] = []): string {
    const args: Args = {};
    given.slice(0, 2).forEach((one, i) => {
      args['ab'[i]!] = one.kind === 'number' ? Number(one.text) : this.arg(one);
    });
    const help = find(`reason-${key}`, 'help', args);
    return help ? `${t(`reason-${key}`, args)} ${help}` : t(`reason-${key}`, args);
  }

  name(seat: number): string {
    return this.who.names[seat] ?? '–';
  }

  /** A name that stands alone: "You" for whoever listens. */
  called(seat: number): string {
    return seat >= 0 && seat === this.who.you ? t('ui-you') : this.name(seat);
  }

  room(slot: number): string {
    const tile = this.who.tiles.get(slot);
    return tile ? `${slotText(slot)} ${t(`room-${tile}`)}` : slotText(slot);
  }

  arg(arg: ArgView): string {
    const { kind, text } = arg;
    if (kind === 'number') return text;
    if (text === 'hidden') return 'hidden';
    switch (kind) {
      case 'seat':
        return text === '-' ? '–' : this.name('ABCDE'.indexOf(text));
      case 'room':
        return this.room(Number(text));
      case 'corridor':
        return corridorWords(text);
      case 'stalker': {
        const [key, n] = text.split('#');
        return text === 'eggs' ? t('object-egg') : `${t(`stalker-${key}`)} ${n ?? ''}`.trim();
      }
      case 'card':
        return cardName(text);
      case 'item':
        return itemWords(text);
      case 'activation':
        return find(itemMessage(itemKey(text)), 'activation') ?? itemWords(text);
      case 'item_list':
        return text === '-' ? '–' : text.split(',').map(itemWords).join(', ');
      case 'action':
        return this.action(text);
      case 'exploration': {
        const effect = text.replace(/_\d+$/, '');
        // Tokens of the surface have the effects of others too.
        return t(
          `exploration-${effect === 'surface_card' ? effect : effect.replace(/^surface_/, '')}`,
        );
      }
      case 'rover_place':
        return text === 'bunker' ? t('glossary-board-bunker') : this.room(Number(text));
      case 'stalker_token': {
        const [key, ...numbers] = text.split('_');
        return t(`stalker-${key}`) + (numbers.length ? ` ${numbers.join('/')}` : '');
      }
      case 'attack':
        return t(`attack-${text.split('/')[0]}`);
      case 'wound':
        return t(`wound-${text.split('/')[0]}`);
      case 'coordinates':
        // Its number would tell nobody anything: what it says, space by space.
        return Object.entries(content().coordinates?.[text] ?? {})
          .map(([space, place]) => `${space} ${t(`destination-${place}`)}`)
          .join(', ');
      case 'section':
        return t(`section-${text.replace('-', '_')}`);
      case 'colour':
        return text === 'none' ? '' : t(`deck-${text}`);
      default:
        break;
    }
    const prefix = PREFIX[kind];
    return prefix ? t(`${prefix}-${text}`) : text;
  }

  /** A declared action: engine numbers, `play/0/0`, back into its option in words. */
  private action(text: string): string {
    const [verb = '', ...parts] = text.split('/');
    const kinds = content().verbs[verb] ?? [];
    const args = kinds.map((kind, i): ArgView => ({
      kind,
      text: this.written(kind, parts[i] ?? ''),
    }));
    return this.said(verb, args);
  }

  private written(kind: string, raw: string): string {
    const n = Number(raw);
    const { keys } = content();
    if (kind === 'card') return n >= keys.actions.length ? 'contamination' : keys.actions[n]!;
    if (kind === 'room') return slotText(n);
    if (kind === 'stalker') return n < 0 ? 'eggs' : `${keys.stalkers[n & 7]}#${n >> 3}`;
    if (kind === 'item') {
      const count = (n >> 8) & 15;
      return `${keys.items[n & 255]}${count ? `:${count}` : ''}`;
    }
    return raw;
  }

  private plain(verb: string, value: string): string {
    if (verb === 'room' || verb === 'do' || verb === 'remote') return t(`roomaction-${value}`);
    if (verb === 'option')
      return find(`computeroption-${value}`) ?? find(`choice-${value}`) ?? value;
    // Tokens in the order of the sections, the elevator last.
    if (verb === 'power')
      return value
        .split(',')
        .map((token, i) => `${content().board.sections?.[i] ?? t('section-elevator')} ${token}`)
        .join(' · ');
    return value;
  }
}
