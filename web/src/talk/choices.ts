import { content } from '../lib/content';
import { corridorName, networkName } from '../lib/geometry';
import type { ArgView, TableView } from '../lib/protocol';
import { itemKey, slotText, type Speaker } from '../lib/speak';
import { t } from '../lib/words.svelte';
import { entries, KIND, type ArgName, type Entry } from './phrases';

/** Who speaks, and where they stand. */
export interface Scene {
  view?: TableView;
  eye: number;
  /** The seat that is whispered to, -1 for all. */
  to: number;
  /** The room that is looked at, 0 for none. */
  looked: number;
  seats: readonly number[];
  speaker: Speaker;
}
export interface Choice {
  text: string;
  label: string;
  group?: string;
}
export type Given = Partial<Record<ArgName, string>>;

function own(scene: Scene): number {
  const me = scene.eye >= 0 ? scene.view?.crew[scene.eye] : undefined;
  return me?.place === 'room' ? me.room : 0;
}
const here = (scene: Scene): number => scene.looked || own(scene);

function corridors(scene: Scene): [string, string][] {
  const room = here(scene);
  const all = content().board.corridor.map((c) => ({
    near: c.a === room || c.b === room,
    text: corridorName(c),
  }));
  const [at, else_] = [
    room ? t('ui-arg-near', { room: slotText(room) }) : '',
    room ? t('ui-arg-elsewhere') : '',
  ];
  return [
    ...all.filter((c) => c.near).map((c): [string, string] => [c.text, at]),
    ...all.filter((c) => !c.near).map((c): [string, string] => [c.text, else_]),
    ...content().board.network.map((n): [string, string] => [networkName(n.key), else_]),
  ];
}

function items(scene: Scene): [string, string][] {
  const { items: facts } = content();
  const me = scene.eye >= 0 ? scene.view?.crew[scene.eye] : undefined;
  const carried = [
    ...(me?.hands ?? []),
    ...(me?.pack ?? []).flatMap((p) => (p.item ? [p.item] : [])),
  ].map((one) => facts[itemKey(one.text)]?.words ?? itemKey(one.text));
  const group = (key: string): string => {
    const fact = facts[key]!;
    if (fact.group === 'object') return t('ui-arg-objects');
    if (fact.group === 'guest') return t('deck-mission');
    return t(`deck-${fact.deck === 'none' ? fact.group : fact.deck}`);
  };
  // Some cards of different decks are the same thing.
  const all = Object.keys(facts)
    .filter((key) => facts[key]!.words === key)
    .map((key): [string, string] => [key, group(key)]);
  const groups = [...new Set(all.map(([, g]) => g))];
  const mine = [...new Set(carried)].map((key): [string, string] => [key, t('ui-inventory')]);
  return [
    ...mine,
    ...groups.flatMap((g) => all.filter(([key, of]) => of === g && !carried.includes(key))),
  ];
}

/** What an argument may be, the likely ones first. */
export function choices(name: ArgName, scene: Scene): Choice[] {
  const facts = content();
  const found: (string | [string, string])[] = ((): (string | [string, string])[] => {
    switch (name) {
      case 'room':
        return facts.board.slot.map((s) => slotText(s.number));
      case 'corridor':
        return corridors(scene);
      case 'seat':
        return scene.seats.filter((seat) => seat !== scene.eye).map((seat) => 'ABCDE'[seat]!);
      case 'contingency':
        return Object.keys(facts.contingencies ?? {});
      case 'tile':
        return Object.keys(facts.rooms).filter(
          (key) => !['special', 'fixed'].includes(facts.rooms[key]!.kind),
        );
      case 'item':
        return items(scene);
      case 'section':
        return facts.board.sections ?? [];
      case 'css':
        return Object.keys(facts.css ?? {});
      case 'space':
        return facts.tracks.time.space.filter((s) => s.css).map((s) => s.key);
    }
  })();
  return found.map((one) => {
    const [text, group] = typeof one === 'string' ? [one, undefined] : one;
    const choice: Choice = { text, label: scene.speaker.arg({ kind: KIND[name], text }) };
    return group ? { ...choice, group } : choice;
  });
}

function likely(entry: Entry, name: ArgName, scene: Scene): string | undefined {
  if (name === 'room') {
    const known = (slot: number): boolean => !!scene.view?.rooms[slot - 1]?.explored;
    // Only of a room that nobody has seen is it worth claiming what it is.
    const unseen =
      entry.key === 'tile_is' && (!here(scene) || known(here(scene)))
        ? scene.view?.rooms.find((r) => !r.explored)?.slot
        : undefined;
    return slotText(unseen ?? (here(scene) || 1));
  }
  if (name === 'seat') {
    const whispered = scene.to >= 0 ? 'ABCDE'[scene.to] : undefined;
    // One whispers to a friend about the others.
    if (entry.key === 'together') return whispered;
    return choices('seat', scene).find((c) => c.text !== whispered)?.text;
  }
  return undefined;
}

export function defaults(entry: Entry, scene: Scene): Given {
  const given: Given = {};
  for (const name of entry.args)
    given[name] = likely(entry, name, scene) ?? choices(name, scene)[0]?.text ?? '';
  return given;
}

/** The arguments as they are sent. */
export function sent(entry: Entry, given: Given): Record<string, ArgView> {
  return Object.fromEntries(
    entry.args.map((name) => [name, { kind: KIND[name], text: given[name] ?? '' }]),
  );
}

export function sentence(entry: Entry, given: Given, speaker: Speaker): string {
  if (entry.group === 'emotes') return t(`emote-${entry.key}`);
  return phraseWords(entry.key, sent(entry, given), speaker);
}

export function phraseWords(key: string, args: Record<string, ArgView>, speaker: Speaker): string {
  return t(
    `phrase-${key}`,
    Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, speaker.arg(arg)])),
  );
}

/** What can be said here: nobody can be named where nobody else sits. */
export function offered(scene: Scene): Entry[] {
  const alone = !scene.seats.some((seat) => seat !== scene.eye);
  return entries().filter((entry) => !alone || !entry.args.includes('seat'));
}

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

/** The phrase as the typed words mean it ("yellow" fills in the contingency); nothing if they do not fit. */
export function meant(entry: Entry, query: string, scene: Scene): Given | undefined {
  const given = defaults(entry, scene);
  const words = plain(query).split(/\s+/).filter(Boolean);
  const says = (word: string): boolean =>
    plain(sentence(entry, given, scene.speaker)).includes(word);
  for (const word of words) {
    if (says(word)) continue;
    for (const name of entry.args) {
      const found = choices(name, scene).find((c) => plain(c.label).includes(word));
      if (found) {
        given[name] = found.text;
        break;
      }
    }
  }
  return words.every(says) ? given : undefined;
}
