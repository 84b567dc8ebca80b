import { tick } from 'svelte';
import type { Choosing } from './choosing.svelte';
import { explainable, explaining } from './explain.svelte';
import { glossary } from './glossary.svelte';
import { panels } from './panels.svelte';
import { shift } from '../story/speeds';
import { neighbour } from './walk';
import { openRule, rulebook } from './rules.svelte';
import type { TableStore } from './table.svelte';

const focus = (selector: string): void => {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  (found as HTMLElement | null)?.focus();
};

/** To what is asked: the chosen option, or the first, or the bar itself while others decide. */
function toDecision(): void {
  for (const one of ['.op.sel', '.op', '[data-commit]', ''])
    if (document.querySelector(`#decision ${one}`.trim())) return focus(`#decision ${one}`.trim());
}

/** The keyboard of the table; `K` shows it. */
export function keys(event: KeyboardEvent, store: TableStore, choosing: Choosing): void {
  const target = event.target as HTMLElement | null;
  if (target && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) {
    // Out of the talk and back to the game; what was written stays.
    if (event.key === 'Escape' && target.closest('.say')) toDecision();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || store.curtain) return;
  // Dialogs close themselves, the topmost first.
  if (panels.page || rulebook.open || glossary.open || explaining.key) return;
  switch (event.key) {
    case ' ': {
      // On a button or a field the key has work of its own.
      if (target?.closest('button, a, [role=button], [tabindex="0"]') || !store.stage.busy) return;
      event.preventDefault();
      if (event.shiftKey) store.stage.skipAll();
      else store.stage.skip();
      break;
    }
    case 'p':
    case 'P':
      if (store.stage.busy) store.stage.hold();
      break;
    case '[':
      shift(-1);
      break;
    case ']':
      shift(1);
      break;
    case 'w':
    case 'W':
      if (!store.spectator) panels.page = 'since';
      break;
    case 'k':
    case 'K':
      panels.page = 'keys';
      break;
    case 'd':
    case 'D':
      toDecision();
      break;
    case 'b':
    case 'B':
      focus('.room.legal .hit, .node.legal, .figure.target, .room.here .hit');
      break;
    case 'h':
    case 'H':
      focus('#hand button');
      break;
    case 'l':
    case 'L':
      focus('#log');
      break;
    case 't':
    case 'T':
      focus('.say input');
      event.preventDefault();
      break;
    case 'r':
    case 'R': {
      // On a thing: what it is. On a line: its rule. Anywhere else: the rule of the open question.
      const line = target
        ?.closest('.log li, .ask, .dt, .why, .hint-line, .tm-log li')
        ?.querySelector<HTMLElement>('.rule')?.textContent;
      const rule = line ?? (explainable(target) ? '' : choosing.rule);
      if (rule) openRule(rule);
      else explaining.open(explainable(target));
      break;
    }
    case 'Escape':
      choosing.back();
      break;
    case 'Enter':
      if (
        !target ||
        target === document.body ||
        target.id === 'decision' ||
        target.closest('#decision .op, .room, .node, .figure, .card')
      ) {
        if (choosing.ready && !target?.closest('.card')) {
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-commit]')?.click();
        }
      }
      break;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'ArrowRight':
    case 'ArrowDown': {
      // From room to room while the board has the focus; through the options otherwise.
      const slot = Number(target?.closest('.room')?.getAttribute('data-slot') ?? 0);
      if (slot) {
        event.preventDefault();
        const next = neighbour(slot, event.key);
        if (next) focus(`.room[data-slot="${String(next).padStart(3, '0')}"] .hit`);
      } else step(choosing, event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1);
      break;
    }
    default:
      if (/^[1-9]$/.test(event.key)) {
        const option = choosing.options[Number(event.key) - 1];
        if (option) chosen(choosing, option.text);
      }
  }
}

function step(choosing: Choosing, by: number): void {
  const options = choosing.options;
  if (!options.length) return;
  const at = options.findIndex((o) => o.text === choosing.picked);
  chosen(choosing, options[(at + by + options.length) % options.length]!.text);
}

/** What a key has chosen gets the focus: those who listen hear what it is. */
function chosen(choosing: Choosing, option: string): void {
  choosing.pick(option);
  void tick().then(() => focus('#decision .op.sel'));
}
