import { content, type Fact } from './content';
import {
  CARD,
  CHARACTER,
  COMPUTER,
  CONTINGENCY,
  DECK,
  ITEM,
  OBJECT,
  STALKER,
  WOUND,
} from './icons';
import type { TableView } from './protocol';
import { cardName, cardText, itemName, itemText, slotText } from './speak';
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

interface Mark {
  icon: string;
  word: string;
  text?: string;
  rules: string[];
  terms?: string[];
}
/** Markers, tokens and places: their icon, the message with name and text, the rules. */
export const MARKS: Record<string, Mark> = {
  fire: {
    icon: 'flame',
    word: 'marker-fire',
    rules: ['LD-MRK-10', 'LD-MRK-13', 'LD-MRK-15', 'LD-MRK-18'],
    terms: ['marker-fire'],
  },
  malfunction: {
    icon: 'spanner',
    word: 'marker-malfunction',
    rules: ['LD-MRK-21', 'LD-MRK-22', 'LD-MRK-28', 'LD-MRK-29'],
    terms: ['marker-malfunction'],
  },
  noise: {
    icon: 'sound-waves',
    word: 'marker-noise',
    rules: ['LD-MRK-01', 'LD-MRK-02', 'LD-NOI-04'],
    terms: ['marker-noise', 'combat-encounter'],
  },
  slime: {
    icon: 'slime',
    word: 'marker-slime',
    rules: ['LD-MRK-06', 'LD-MRK-08', 'LD-MRK-09'],
    terms: ['marker-slime'],
  },
  signal: {
    icon: 'aerial-signal',
    word: 'marker-signal',
    rules: ['LD-OBJ-07', 'LD-ROM-28'],
    terms: ['marker-signal'],
  },
  larva: {
    icon: 'maggot',
    word: 'glossary-contam-larva_on_board',
    text: 'marker-larva',
    rules: ['LD-CON-06', 'LD-CON-07'],
    terms: ['contam-larva_on_board'],
  },
  door_closed: {
    icon: 'closed-doors',
    word: 'glossary-door-closed',
    text: 'marker-door',
    rules: ['LD-DOR-04', 'LD-DOR-05'],
    terms: ['door-door', 'door-closed'],
  },
  door_destroyed: {
    icon: 'hammer-break',
    word: 'glossary-door-destroyed',
    text: 'marker-door',
    rules: ['LD-DOR-07'],
    terms: ['door-door', 'door-destroyed'],
  },
  corridor: {
    icon: 'walk',
    word: 'glossary-board-corridor',
    rules: ['LD-BRD-02', 'LD-BRD-03', 'LD-NOI-03'],
    terms: ['board-corridor', 'board-corridor_number'],
  },
  vents: {
    icon: 'computer-fan',
    word: 'glossary-board-technical_corridors',
    rules: ['LD-TEC-01', 'LD-TEC-03', 'LD-TEC-07'],
    terms: ['board-technical_corridors', 'board-technical_entrance'],
  },
  counter: {
    icon: 'magnifying-glass',
    word: 'glossary-board-item_counter',
    rules: ['LD-SRC-01', 'LD-SRC-03', 'LD-EXP-03'],
    terms: ['board-item_counter', 'action-search'],
  },
  computer: {
    icon: 'laptop',
    word: 'glossary-board-computer',
    rules: ['LD-CPU-01', 'LD-PWR-04', 'LD-MRK-22'],
    terms: ['board-computer', 'action-computer'],
  },
  unexplored: {
    icon: 'magnifying-glass',
    word: 'glossary-board-unexplored',
    rules: ['LD-EXP-01', 'LD-EXP-02'],
    terms: ['board-unexplored', 'explore-token'],
  },
  staircase: {
    icon: 'walk',
    word: 'room-staircase',
    rules: ['LD-BRD-12', 'LD-BRD-13', 'LD-BRD-24'],
    terms: ['room-staircase'],
  },
  power_on: {
    icon: 'power-lightning',
    word: 'power-blue',
    rules: ['LD-PWR-01', 'LD-PWR-03', 'LD-PWR-04', 'LD-PWR-06'],
    terms: ['power-powered', 'power-token'],
  },
  power_off: {
    icon: 'power-button',
    word: 'power-red',
    rules: ['LD-PWR-01', 'LD-PWR-07', 'LD-PWR-10'],
    terms: ['power-unpowered', 'power-darkness'],
  },
  elevator: {
    icon: 'lift',
    word: 'marker-elevator',
    rules: ['LD-BRD-17', 'LD-BRD-18', 'LD-BRD-19'],
    terms: ['room-elevator'],
  },
  gate: {
    icon: 'bunker',
    word: 'marker-gate',
    rules: ['LD-BNK-08', 'LD-BNK-09', 'LD-BNK-10'],
    terms: ['board-main_gate', 'board-bunker'],
  },
  rover: {
    icon: 'mine-truck',
    word: 'marker-rover',
    rules: ['LD-BNK-03', 'LD-BNK-11'],
    terms: ['board-rover'],
  },
  container: {
    icon: 'apollo-capsule',
    word: 'glossary-css-container',
    rules: ['LD-CSS-01', 'LD-CSS-02', 'LD-CSS-06'],
    terms: ['css-container', 'css-launch'],
  },
  css: {
    icon: 'apollo-capsule',
    word: 'glossary-css-token',
    rules: ['LD-CSS-06', 'LD-CSS-13'],
    terms: ['css-token', 'css-launch'],
  },
  pool: {
    icon: 'hidden',
    word: 'glossary-board-neutral_pool',
    rules: ['LD-CTG-11', 'LD-CTG-07'],
    terms: ['board-neutral_pool', 'contingency-token'],
  },
  active: {
    icon: 'hidden',
    word: 'glossary-contingency-active',
    rules: ['LD-CTG-01', 'LD-CTG-04'],
    terms: ['contingency-active', 'contingency-contingency'],
  },
  time: {
    icon: 'hourglass',
    word: 'marker-time',
    rules: ['LD-BRD-14', 'LD-EVT-03', 'LD-PWR-02'],
    terms: ['board-time_token', 'board-time_track'],
  },
  blackout: {
    icon: 'power-lightning',
    word: 'glossary-power-blackout',
    rules: ['LD-BRD-15', 'LD-PWR-09', 'LD-PWR-10'],
    terms: ['power-blackout', 'power-threshold'],
  },
  destruct: {
    icon: 'radioactive',
    word: 'marker-self_destruct',
    rules: ['LD-SDS-01', 'LD-SDS-04', 'LD-SDS-05', 'LD-SDS-07'],
    terms: ['procedure-self_destruct'],
  },
  emergency: {
    icon: 'radioactive',
    word: 'marker-emergency',
    rules: ['LD-EMP-01', 'LD-EMP-04'],
    terms: ['procedure-emergency'],
  },
  knowledge: {
    icon: 'brain',
    word: 'marker-knowledge',
    rules: ['LD-KNW-01', 'LD-KNW-03', 'LD-KNW-04'],
    terms: ['knowledge-knowledge', 'knowledge-token'],
  },
  light: {
    icon: 'open-wound',
    word: 'glossary-wound-light',
    rules: ['LD-HRT-01', 'LD-HRT-02'],
    terms: ['wound-light', 'wound-wound'],
  },
  serious: {
    icon: 'open-wound',
    word: 'glossary-wound-serious',
    rules: ['LD-HRT-04', 'LD-HRT-06', 'LD-HRT-13'],
    terms: ['wound-serious', 'wound-dressed'],
  },
  passed: {
    icon: 'hourglass',
    word: 'glossary-action-passed',
    rules: ['LD-RND-10', 'LD-RND-11'],
    terms: ['action-pass'],
  },
  first: {
    icon: 'player-next',
    word: 'marker-first_player',
    rules: ['LD-RND-07', 'LD-RND-03'],
    terms: ['game-starting_player'],
  },
  combat: {
    icon: 'triple-scratches',
    word: 'glossary-combat-in_combat',
    rules: ['LD-ACT-07', 'LD-CMB-01', 'LD-ACT-08'],
    terms: ['combat-combat', 'combat-in_combat'],
  },
  hand: {
    icon: 'card-play',
    word: 'glossary-game-hand',
    rules: ['LD-RND-04', 'LD-ENC-06'],
    terms: ['game-hand', 'combat-surprise'],
  },
  pack: {
    icon: 'backpack',
    word: 'glossary-item-inventory',
    rules: ['LD-ITM-04', 'LD-ITM-06'],
    terms: ['item-inventory', 'item-hand_slot'],
  },
  eggs: {
    icon: 'egg-clutch',
    word: 'glossary-stalker-egg',
    rules: ['LD-BAS-14', 'LD-MRK-14'],
    terms: ['stalker-egg'],
  },
  exit: {
    icon: 'exit-door',
    word: 'glossary-board-exit',
    rules: ['LD-BRD-07', 'LD-BNK-01', 'LD-BNK-02'],
    terms: ['board-exit', 'end-escape'],
  },
  isolation: {
    icon: 'airtight-hatch',
    word: 'room-isolation_room',
    rules: ['LD-EMP-03', 'LD-GOL-04', 'LD-GOL-05'],
    terms: ['moment-isolation_open'],
  },
};
const STALKER_RULES: Record<string, string[]> = {
  larva: ['LD-WND-03', 'LD-ATK-11'],
  creeper: ['LD-WND-04'],
  adult: ['LD-WND-04'],
  breeder: ['LD-WND-05'],
  queen: ['LD-WND-05'],
};
const OBJECT_RULES: Record<string, string[]> = {
  egg: ['LD-BAS-09', 'LD-BAS-14', 'LD-KNW-06'],
  carcass: ['LD-BAS-09', 'LD-WND-07', 'LD-KNW-06'],
  corpse: ['LD-BAS-09', 'LD-HRT-07', 'LD-KNW-06'],
};
const COMPUTER_RULES: Record<string, string[]> = {
  peek_contingencies: ['LD-CTG-05'],
  swap_power: ['LD-PWR-17', 'LD-PWR-18'],
  door: ['LD-DOR-14'],
  gain_knowledge: ['LD-KNW-02'],
};
const CONTINGENCY_RULES: Record<string, string> = {
  green: 'LD-CTG-12',
  yellow: 'LD-CTG-13',
  blue: 'LD-CTG-14',
  grey: 'LD-CTG-15',
  red: 'LD-CTG-16',
};

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
          rules: ['LD-CON-02', 'LD-CON-04', 'LD-CON-05', 'LD-ACT-03'],
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
      const rules = bulky ? OBJECT_RULES[value]! : (fact?.rules ?? []);
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
        rules: [...(STALKER_RULES[value] ?? []), 'LD-EVT-12', 'LD-ATK-01', 'LD-ENC-05'],
        terms: [`stalker-${value}`, 'stalker-stalker', 'combat-encounter'],
      });
    case 'character':
      return plain(CHARACTER[value] ?? 'person', `char-${value}`, {
        rules: facts.characters[value]?.rules ?? [],
        terms: ['char-character'],
      });
    case 'wound':
      return plain(WOUND[value] ?? 'open-wound', `wound-${value}`, {
        rules: [...(facts.wounds[value]?.rules ?? []), 'LD-HRT-04', 'LD-HRT-13'],
        terms: ['wound-serious', 'wound-dressed'],
        fact: facts.wounds[value],
      });
    case 'objective':
      return plain('check-mark', `objective-${value}`, {
        rules: [...(facts.objectives[value]?.rules ?? []), 'LD-OBJ-02'],
        terms: [`objective-${facts.objectives[value]?.deck ?? 'objective'}`, 'objective-objective'],
        fact: facts.objectives[value],
      });
    case 'contingency':
      return plain(CONTINGENCY[value] ?? 'hidden', `contingency-${value}`, {
        rules: [CONTINGENCY_RULES[value] ?? 'LD-CTG-01', 'LD-CTG-02', 'LD-CTG-03'],
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
        rules: ['LD-KNW-05', 'LD-KNW-06', 'LD-KNW-11'],
        terms: ['knowledge-weakness_card', 'knowledge-discover'],
      });
    case 'computer':
      return plain('laptop', `computer-${value}`, {
        rules: ['LD-CPU-01', 'LD-CPU-02'],
        terms: ['action-computer_card', 'board-computer'],
      });
    case 'option':
      return plain(COMPUTER[value] ?? 'laptop', `computeroption-${value}`, {
        rules: ['LD-CPU-01', ...(COMPUTER_RULES[value] ?? [])],
        terms: ['action-computer'],
      });
    case 'deck':
      return plain(DECK[value] ?? 'card-draw', `deck-${value}`, {
        rules: ['LD-ITM-02', 'LD-SRC-01'],
        terms: [`item-${value}`, 'item-item'],
      });
    case 'css':
      return plain('apollo-capsule', `css-${value}`, {
        rules: ['LD-CSS-06'],
        terms: ['css-token', 'css-launch'],
      });
    case 'mark': {
      const mark = MARKS[value];
      if (!mark) return undefined;
      const name = value.startsWith('door_')
        ? { name: `${t('marker-door')}: ${t(mark.word)}` }
        : {};
      return plain(mark.icon, mark.word, {
        ...name,
        text: find(mark.text ?? mark.word, 'text') ?? '',
        rules: mark.rules,
        terms: mark.terms ?? [],
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
  add(
    'mark:knowledge',
    `${one.knowledge_active ? t('ui-knowledge-active') : t('ui-knowledge')} ${one.knowledge}`,
  );
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
  if (board.exit_rooms.includes(slot)) add('mark:exit');
  for (const c of board.corridor.filter((way) => way.a === slot || way.b === slot)) {
    const name = `${slotText(c.a)}-${slotText(c.b)}`;
    const where = `${c.numbers.join('·')} → ${slotText(c.a === slot ? c.b : c.a)}`;
    if (view.noise.includes(name)) add('mark:noise', `${t('ui-noise')} ${where}`);
    if (view.closed.includes(name)) add('mark:door_closed', `${t('ui-door-closed')} ${where}`);
    if (view.destroyed_doors.includes(name))
      add('mark:door_destroyed', `${t('ui-door-destroyed')} ${where}`);
  }
  if (board.entrance.some((e) => e.slot === slot))
    add(
      'mark:vents',
      `${t('glossary-board-technical_corridors')}${view.noise.includes('tech') ? `: ${t('ui-noise')}` : ''}`,
    );
  return found;
}
