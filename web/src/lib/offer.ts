import { side } from '../games/sides';
import { content } from './content';
import { CARD, CHARACTER, COMPUTER, CONTINGENCY, DECK, ITEM, STALKER, WOUND } from './icons';
import { riskWords } from './danger';
import type { OddsAnswer, OptionView, RoomView, TableView } from './protocol';
import { cardText, itemKey, itemText, OR, roomName, slotText, type Speaker } from './speak';
import { find, t } from './words.svelte';

/** The three uses of a card of the Intruder, in the order of its text. */
const USES = ['hunt-move', 'hunt-attack', 'hunt-effect'];
const HUNT: Record<string, string> = {
  'hunt-move': 'footsteps',
  'hunt-attack': 'triple-scratches',
  'hunt-effect': 'cracked-alien-skull',
  'hunt-keep': 'hand',
};

/** What a card of the Intruder does when it is used so. */
function intruderUse(card: string, verb: string): string {
  const text = find(`intruderaction-${card}`, 'text') ?? '';
  return text.split(OR)[USES.indexOf(verb)]?.trim() ?? '';
}

/** Options that name a room and nothing else: its number and name say it all. */
const GOES = new Set(['move', 'careful', 'to', 'drive', 'send']);

/** How one option looks on a chip: a number or an icon, its name, and a word about it. */
export interface Offer {
  number: string;
  icon: string;
  name: string;
  note: string;
  danger: boolean;
  text: string;
}

function lampWords(room: RoomView): string {
  const lamp = side().lamp(room);
  return lamp ? t(lamp === 'lit' ? 'ui-lit' : 'ui-dark-word') : '';
}

function roomNote(slot: number, view: TableView, verb: string): { note: string; danger: boolean } {
  const room = view.rooms.find((r) => r.slot === slot);
  const stalkers = view.stalkers.filter((s) => s.room === slot).map((s) => t(`stalker-${s.kind}`));
  const parts = [...stalkers, ...(room?.fire ? [t('ui-fire')] : [])];
  if (parts.length) return { note: parts.join(', '), danger: true };
  if (verb !== 'move' && verb !== 'careful')
    return { note: room ? lampWords(room) : '', danger: false };
  if (room && !room.explored) return { note: t('ui-token-and-noise'), danger: false };
  const crew = view.crew.some((c) => c.place === 'room' && c.room === slot);
  if (crew) return { note: t('ui-no-noise-roll'), danger: false };
  return { note: verb === 'careful' ? t('ui-choose-noise') : t('ui-noise-roll'), danger: false };
}

export function offer(
  option: OptionView,
  view: TableView,
  speaker: Speaker,
  odds?: OddsAnswer,
): Offer {
  const made = plainOffer(option, view, speaker);
  const risk = riskWords(odds);
  return risk.words ? { ...made, note: risk.words, danger: made.danger || risk.bad } : made;
}

function plainOffer(option: OptionView, view: TableView, speaker: Speaker): Offer {
  const made: Offer = {
    number: '',
    icon: '',
    name: speaker.option(option),
    note: '',
    danger: false,
    text: '',
  };
  const [first, second] = option.args;
  const room = option.args.find((a) => a.kind === 'room');
  if (room && GOES.has(option.verb)) {
    const slot = Number(room.text);
    const seen = view.rooms.find((r) => r.slot === slot);
    const place = content().board.slot[slot - 1];
    made.number = slotText(slot);
    made.name = place?.stairs
      ? roomName(place.room ?? '')
      : seen?.tile
        ? roomName(seen.tile)
        : t('ui-unexplored-kind', { kind: place?.kind ?? '' });
    const about = roomNote(slot, view, option.verb);
    // A drive stands among other things that one can do in a room.
    if (option.verb === 'drive' || option.verb === 'send')
      about.note = [t('ui-rover'), about.note].filter(Boolean).join(' · ');
    return { ...made, ...about };
  }
  if (!first) {
    made.icon =
      (
        {
          pass: 'hourglass',
          end: 'hourglass',
          done: 'check-mark',
          yes: 'check-mark',
          accept: 'check-mark',
          no: 'cancel',
          decline: 'cancel',
          trade: 'trade',
          computer: 'laptop',
          egg: 'egg-pod',
        } as Record<string, string>
      )[option.verb] ?? '';
    if (option.verb === 'pass') made.note = t('ui-pass-note');
    return made;
  }
  switch (first.kind) {
    case 'card':
      made.icon = CARD[first.text] ?? 'card-play';
      made.text = speaker.part(option) || cardText(first.text);
      if (second && (content().actions[first.text]?.parts ?? 1) > 1) made.note = made.text;
      break;
    case 'item':
      made.icon = ITEM[itemKey(first.text)] ?? 'backpack';
      made.text = speaker.part(option) || itemText(itemKey(first.text));
      if (option.verb === 'use') made.note = made.text;
      break;
    case 'stalker':
      made.icon = STALKER[first.text.split('#')[0]!] ?? 'insect-jaws';
      break;
    case 'character':
      made.icon = CHARACTER[first.text] ?? 'person';
      made.note = find(`char-${first.text}`, 'text') ?? '';
      break;
    case 'objective':
      made.note = find(`objective-${first.text}`, 'text') ?? '';
      break;
    case 'wound':
      made.icon = WOUND[first.text.split('/')[0]!] ?? 'open-wound';
      break;
    case 'colour':
      made.icon = DECK[first.text] ?? 'card-draw';
      break;
    case 'contingency':
      made.icon = CONTINGENCY[first.text] ?? 'hidden';
      break;
    case 'event':
      made.note = find(`event-${first.text}`, 'text') ?? '';
      break;
    case 'attack':
      made.note = find(`attack-${first.text.split('/')[0]}`, 'text') ?? '';
      break;
    case 'intruder_card':
      made.icon = HUNT[option.verb] ?? 'card-draw';
      made.note = intruderUse(first.text, option.verb);
      break;
    case 'weakness':
      made.note = find(`weakness-${first.text}`, 'text') ?? '';
      break;
    case 'corridor':
      made.icon = first.text.startsWith('tech') ? 'computer-fan' : 'sound-waves';
      break;
    case 'seat':
      made.icon = CHARACTER[view.crew['ABCDE'.indexOf(first.text)]?.character ?? ''] ?? 'person';
      break;
    case 'word':
      if (option.verb === 'room' || option.verb === 'do') {
        made.icon = 'airtight-hatch';
        made.note = find(`roomaction-${first.text}`, 'text') ?? '';
      } else if (option.verb === 'option') {
        made.icon = COMPUTER[first.text] ?? '';
        made.note = find(`computeroption-${first.text}`, 'text') ?? '';
      } else if (option.verb === 'escape')
        made.icon = first.text === 'rover' ? 'mine-truck' : 'walk';
      else if (option.verb === 'power') made.icon = 'power-lightning';
      break;
    default:
      break;
  }
  return made;
}
