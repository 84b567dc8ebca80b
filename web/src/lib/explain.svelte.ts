/** The thing that is being explained: the last of the keys (see `pieces`), the others to go back to. */
class Explaining {
  path = $state.raw<string[]>([]);

  get key(): string {
    return this.path.at(-1) ?? '';
  }

  open(key: string): void {
    if (key) this.path = [key];
  }

  /** One further, from inside an explanation. */
  follow(key: string): void {
    this.path = [...this.path, key];
  }

  back(): void {
    this.path = this.path.slice(0, -1);
  }

  close(): void {
    this.path = [];
  }
}
export const explaining = new Explaining();

/** The key of the nearest thing around an element that can be explained. */
export function explainable(target: EventTarget | null): string {
  const found = (target as Element | null)?.closest?.('[data-explain]');
  return found?.getAttribute('data-explain') ?? '';
}

const HOLD = 550;
const SLACK = 10;

/** Right click, or a finger that rests, explains what is under it: for the whole table at once. */
export function explainOnHold(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  /** The finger goes up after its explanation came: that is no tap. */
  let held = false;
  const stop = (): void => {
    clearTimeout(timer);
    from = null;
  };
  const down = (event: PointerEvent): void => {
    stop();
    held = false;
    const key = event.pointerType === 'mouse' ? '' : explainable(event.target);
    if (!key || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      from = null;
      explaining.open(key);
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
  };
  const menu = (event: MouseEvent): void => {
    const key = explainable(event.target);
    if (!key) return;
    event.preventDefault();
    stop();
    held = false;
    explaining.open(key);
  };
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointermove', move, true);
  addEventListener('pointerup', stop, true);
  addEventListener('pointercancel', stop, true);
  addEventListener('contextmenu', menu);
  addEventListener('click', click, true);
  return () => {
    stop();
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointermove', move, true);
    removeEventListener('pointerup', stop, true);
    removeEventListener('pointercancel', stop, true);
    removeEventListener('contextmenu', menu);
    removeEventListener('click', click, true);
  };
}
