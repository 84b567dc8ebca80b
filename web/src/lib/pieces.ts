import { side } from '../games/sides';
import { content, rulesFor, type Fact } from './content';
import {
  CARD,
  CHARACTER,
  COMPUTER,
  CONTINGENCY,
  DECK,
  ITEM,
  MARK,
  OBJECT,
  STALKER,
  WOUND,
} from './icons';
import type { TableView } from './protocol';
import { corridorName, networkName } from './geometry';
import { cardName, cardText, corridorWords, itemName, itemText, slotText } from './speak';
import { find, t } from './words.svelte';

/** What a thing on the table is, in words, with its rules and its glossary entries. */
export interface Piece {
  icon: string;
  name: string;
  /** The message that names it, for the same word in the other languages. */
  word: string;
  text: string;
  notes: string[];
  rules: readonly string[];
  /** Glossary entries it belongs to: keys as in `glossary-<key>`. */
  terms: string[];
  fact?: Fact | undefined;
}

function plain(icon: string, word: string, more: Partial<Piece> = {}): Piece {
  return {
    icon,
    name: t(word),
    word,
    text: find(word, 'text') ?? '',
    notes: [],
    rules: [],
    terms: [],
    ...more,
  };
}

/** The words of a thing by its key (`card:search`, `stalker:adult`, `mark:fire`, …). */
export function piece(key: string): Piece | undefined {
  const [kind = '', value = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const facts = content();
  switch (kind) {
    case 'card': {
      if (value.startsWith('contamination')) {
        const word = `contamination-${value.slice(14) || 'unknown'}`;
        return plain('biohazard', word, {
          rules: rulesFor('contamination'),
          terms: ['contam-card', 'contam-scan'],
        });
      }
      const fact = facts.actions[value];
      const notes = fact
        ? [
            t('ui-cost', { n: fact.cost }),
            fact.reaction ? t('ui-reaction') : t(`ui-when-${fact.combat}`),
          ]
        : [];
      return plain(CARD[value] ?? 'card-play', `action-${value}`, {
        name: cardName(value),
        text: cardText(value),
        notes,
        rules: fact?.rules ?? [],
        terms: ['action-card'],
        fact,
      });
    }
    case 'item': {
      const bulky = OBJECT[value] !== undefined;
      const fact = facts.items[value];
      const notes: string[] = [];
      if (fact && !bulky) {
        notes.push(t('ui-cost', { n: fact.cost }), t(`ui-when-${fact.combat}`));
        if (fact.single_use) notes.push(t('glossary-item-single_use'));
        if (fact.heavy) notes.push(t('glossary-item-heavy'));
        if (fact.component) notes.push(t('glossary-item-component'));
      }
      const terms = bulky
        ? ['item-object']
        : fact?.weapon === 'energy'
          ? ['item-energy_weapon']
          : fact?.weapon
            ? ['item-classic_weapon']
            : fact?.heavy
              ? ['item-heavy']
              : ['item-normal'];
      const rules = bulky ? rulesFor('object', value) : (fact?.rules ?? []);
      return plain(
        ITEM[value] ?? 'backpack',
        bulky ? `object-${value}` : `item-${fact?.words || value}`,
        {
          name: itemName(value),
          text: itemText(value),
          notes,
          rules,
          terms,
          fact: bulky ? undefined : fact,
        },
      );
    }
    case 'room': {
      const fact = facts.rooms[value];
      const terms = [
        fact?.kind === 'I'
          ? 'board-kind1'
          : fact?.kind === 'II'
            ? 'board-kind2'
            : 'board-special_room',
        'action-room',
      ];
      const notes = fact?.computer ? [t('glossary-board-computer')] : [];
      return plain('airtight-hatch', `room-${value}`, {
        notes,
        rules: fact?.rules ?? [],
        terms,
        fact,
      });
    }
    case 'stalker':
      return plain(STALKER[value] ?? 'insect-jaws', `stalker-${value}`, {
        rules: rulesFor('stalker', value),
        terms: [`stalker-${value}`, 'stalker-stalker', 'combat-encounter'],
      });
    case 'character':
      return plain(CHARACTER[value] ?? 'person', `char-${value}`, {
        rules: facts.characters[value]?.rules ?? [],
        terms: ['char-character'],
      });
    case 'wound':
      return plain(WOUND[value] ?? 'open-wound', `wound-${value}`, {
        rules: [...(facts.wounds[value]?.rules ?? []), ...rulesFor('wound', value)],
        terms: ['wound-serious', 'wound-dressed'],
        fact: facts.wounds[value],
      });
    case 'objective':
      return plain('check-mark', `objective-${value}`, {
        rules: [...(facts.objectives[value]?.rules ?? []), ...rulesFor('objective', value)],
        terms: [`objective-${facts.objectives[value]?.deck ?? 'objective'}`, 'objective-objective'],
        fact: facts.objectives[value],
      });
    case 'contingency':
      return plain(CONTINGENCY[value] ?? 'hidden', `contingency-${value}`, {
        rules: rulesFor('contingency', value),
        terms: [`contingency-${value}`, 'contingency-token'],
      });
    case 'weakness':
      return plain('microscope', `weakness-${value}`, {
        rules: facts.weaknesses[value]?.rules ?? [],
        terms: ['knowledge-weakness'],
        fact: facts.weaknesses[value],
      });
    case 'laboratory':
      return plain('microscope', 'glossary-knowledge-weakness', {
        text: t('ui-analyse'),
        rules: rulesFor('laboratory'),
        terms: ['knowledge-weakness_card', 'knowledge-discover'],
      });
    case 'computer':
      return plain('laptop', `computer-${value}`, {
        rules: rulesFor('computer', value),
        terms: ['action-computer_card', 'board-computer'],
      });
    case 'option':
      return plain(COMPUTER[value] ?? 'laptop', `computeroption-${value}`, {
        rules: rulesFor('option', value),
        terms: ['action-computer'],
      });
    case 'deck':
      return plain(DECK[value] ?? 'card-draw', `deck-${value}`, {
        rules: rulesFor('deck', value),
        terms: [`item-${value}`, 'item-item'],
      });
    case 'css':
      return plain('apollo-capsule', `css-${value}`, {
        rules: rulesFor('css', value),
        terms: ['css-token', 'css-launch'],
      });
    case 'mark': {
      const mark = facts.marks[value];
      if (!mark) return undefined;
      const name = value.startsWith('door_')
        ? { name: `${t('marker-door')}: ${t(mark.word)}` }
        : {};
      return plain(MARK[value] ?? 'info', mark.word, {
        ...name,
        text: find(mark.text || mark.word, 'text') ?? '',
        rules: mark.rules,
        terms: mark.terms,
      });
    }
    default:
      return undefined;
  }
}

/** What everybody sees of a character: wounds, markers, what is in its hands. */
export function thingsOf(view: TableView, seat: number): { key: string; label: string }[] {
  const one = view.crew[seat];
  if (!one) return [];
  const found: { key: string; label: string }[] = [];
  const add = (key: string, label = piece(key)?.name ?? ''): void =>
    void found.push({ key, label });
  add('mark:hand', `${t('ui-cards-in-hand')} ${one.hand}`);
  add('mark:light', `${t('ui-light-wounds')} ${one.light}`);
  for (const wound of one.wounds)
    add(
      `wound:${wound.key}`,
      `${t(`wound-${wound.key}`)}${wound.dressed ? ` (${t('ui-dressed')})` : ''}`,
    );
  found.push(...side().things(view, one));
  if (one.slime) add('mark:slime');
  if (one.larva) add('mark:larva');
  if (one.signal) add('mark:signal');
  if (one.passed) add('mark:passed');
  if (view.first === seat) add('mark:first');
  if (one.place === 'room' && view.stalkers.some((s) => s.room === one.room)) add('mark:combat');
  for (const item of [...one.hands, ...one.beside])
    add(
      `item:${item.key}`,
      `${itemName(item.text)}${item.capacity ? ` ${item.count}/${item.capacity}` : ''}`,
    );
  if (one.pack.length) add('mark:pack', `${t('ui-backpack')} ${one.pack.length}`);
  return found;
}

/** Everything that lies or stands in a room, and the markers on the ways out of it. */
export function thingsIn(view: TableView, slot: number): { key: string; label: string }[] {
  const board = content().board;
  const room = view.rooms.find((r) => r.slot === slot);
  const place = board.slot[slot - 1];
  if (!room || !place) return [];
  const found: { key: string; label: string }[] = [];
  const add = (key: string, label = piece(key)?.name ?? ''): void =>
    void found.push({ key, label });
  for (const one of view.crew)
    if (one.place === 'room' && one.room === slot && one.character)
      add(`seat:${one.seat}`, t(`char-${one.character}`));
  for (const one of view.stalkers)
    if (one.room === slot)
      add(
        `stalker:${one.kind}`,
        `${t(`stalker-${one.kind}`)}, ${t('ui-wounds-n', { n: one.wounds })}`,
      );
  if (place.section)
    add(
      room.powered ? 'mark:power_on' : 'mark:power_off',
      `${place.section}: ${room.powered ? t('ui-lit') : t('ui-dark-word')}`,
    );
  if (room.fire) add('mark:fire');
  if (room.malfunction) add('mark:malfunction');
  if (room.items >= 0) add('mark:counter', t('ui-items-left', { n: room.items }));
  if (room.explored && content().rooms[room.tile]?.computer)
    add('mark:computer', room.computer ? t('ui-computer-on') : t('ui-computer-off'));
  for (const one of room.objects) add(`item:${one.key}`);
  found.push(...side().inRoom(view, slot));
  if (board.exit_rooms?.includes(slot)) add('mark:exit');
  for (const c of board.corridor.filter((way) => way.a === slot || way.b === slot)) {
    const name = corridorName(c);
    const where = `${c.numbers.join('·')} → ${slotText(c.a === slot ? c.b : c.a)}`;
    if (view.noise.includes(name)) add('mark:noise', `${t('ui-noise')} ${where}`);
    if (view.closed.includes(name)) add('mark:door_closed', `${t('ui-door-closed')} ${where}`);
    if (view.destroyed_doors.includes(name))
      add('mark:door_destroyed', `${t('ui-door-destroyed')} ${where}`);
  }
  for (const entrance of board.entrance.filter((e) => e.slot === slot)) {
    const name = networkName(entrance.network);
    add(
      'mark:vents',
      `${corridorWords(name)}${view.noise.includes(name) ? `: ${t('ui-noise')}` : ''}`,
    );
  }
  return found;
}
