import { side } from '../games/sides';
import { groupOf } from '../lib/choosing.svelte';
import type { LessonView } from '../lib/protocol';

/** Parts of the screen that a lesson can point at; those of one game stand in its `side`. */
const PARTS: Record<string, string> = {
  hand: '#hand',
  backpack: '.inv',
  wounds: '.me-p',
  crew: '.crew',
  event: '.log',
};
const ROOMS = ['move', 'careful', 'to'];
const CARDS = ['pay', 'discard', 'play', 'react', 'card'];

const DIM = 'color:#9a9097;border-color:#3a333b;border-style:dashed;background:#100e12';
const PULSE = 'animation:lesson-pulse 1.6s ease-in-out infinite';

const quoted = (text: string): string => JSON.stringify(text);

/** What an option can be touched with: its chip, its room, its card, its button. */
function touched(option: string): string[] {
  const [verb = '', first = ''] = option.split(' ');
  const found = [`[data-option=${quoted(option)}]`];
  if (ROOMS.includes(verb)) found.push(`.room[data-slot=${quoted(first)}]`);
  if (CARDS.includes(verb)) found.push(`.card[data-card=${quoted(first)}]`);
  if (verb === 'through') found.push(`.node[data-corridor=${quoted(first)}]`);
  return found;
}

/** What a step points at without waiting for it. */
function pointed(target: string): string[] {
  const [kind = '', name = ''] = target.split(' ');
  if (kind === 'room') return [`.room[data-slot=${quoted(name)}]`];
  if (kind === 'corridor') return [`.node[data-corridor=${quoted(name)}]`];
  if (kind === 'card') return [`.card[data-card=${quoted(name)}]`];
  if (kind === 'section') return [`.island[data-section=${quoted(name)}]`];
  const part = side().pointed[kind] ?? PARTS[kind];
  return part ? [part] : [];
}

/** The style sheet of a step: what it takes shines, what it does not take steps back. */
export function marks(lesson: LessonView): string {
  const wide = lesson.tries ? 4 : 2.5;
  const rules: string[] = [];
  const shine = (selectors: string[], colour: string): void => {
    if (!selectors.length) return;
    const all = selectors.join(',');
    rules.push(
      `:is(${all}):not(g){outline:${wide}px solid ${colour};outline-offset:2px;${PULSE}}`,
      `.room:is(${all}) .rm,.node:is(${all}) .nd,.bunker:is(${all}) .bk` +
        `{stroke:${colour};stroke-width:${wide * 1.6};${PULSE}}`,
      // What else is drawn has no line of its own that could be made stronger.
      `g:is(${all}):not(.room,.node,.bunker){filter:drop-shadow(0 0 6px ${colour})}`,
    );
  };
  shine(lesson.outline.flatMap(pointed), 'var(--power)');
  if (!lesson.allowed.length) return rules.join('\n');
  const verbs = [...new Set(lesson.allowed.map((o) => o.split(' ')[0]!))];
  const buttons = verbs.flatMap((verb) =>
    groupOf(verb) ? [`.ac[data-group=${quoted(groupOf(verb)!)}]`] : [],
  );
  const mine = [...lesson.allowed.flatMap(touched), ...buttons];
  shine(mine, 'var(--go)');
  const all = mine.join(',');
  rules.push(
    // Dimmed, and still to be read: 4.5 to 1 and more.
    `.op:not(:is(${all})),.ac[data-group]:not(:is(${all})){${DIM}}`,
    `.op:not(:is(${all})) :is(b,span),.ac[data-group]:not(:is(${all})) *{color:inherit}`,
    `.room.legal:not(:is(${all})) :is(.lg,.lg2){display:none}`,
    `.card.legal:not(:is(${all})){filter:saturate(.4);border-style:solid}`,
  );
  return rules.join('\n');
}

/** The one button of the action bar that a step waits for, if there is one. */
export function lessonGroup(lesson: LessonView): string {
  const found = new Set(lesson.allowed.map((o) => groupOf(o.split(' ')[0]!) ?? ''));
  return found.size === 1 ? [...found][0]! : '';
}

/** The room that a step is about, so that a small screen can turn to it. */
export function lessonRoom(lesson: LessonView | null | undefined): number {
  const targets = [
    ...(lesson?.allowed.filter((o) => ROOMS.includes(o.split(' ')[0]!)) ?? []),
    ...(lesson?.outline.filter((o) => o.startsWith('room ')) ?? []),
  ];
  return Number(targets[0]?.split(' ')[1] ?? 0);
}
