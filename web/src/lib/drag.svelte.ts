/** A card of the hand that follows the pointer until it is dropped on the decision bar, or anywhere else. */
const SLACK = 7;

export interface Dragged {
  index: number;
  card: string;
  legal: boolean;
}
interface Start extends Dragged {
  x: number;
  y: number;
  id: number;
  touch: boolean;
}

class Dragging {
  /** The card in the air, and where the pointer is. */
  card = $state.raw<Dragged | null>(null);
  x = $state(0);
  y = $state(0);
  /** Over the decision bar. */
  over = $state(false);
  private start: Start | null = null;
  private target: HTMLElement | null = null;
  private ondrop: ((over: boolean) => void) | null = null;
  /** Letting go of a dragged card is no click on it. */
  private swallow = false;

  /** A pointer went down on a card; whether it becomes a drag is seen when it moves. */
  down(event: PointerEvent, card: Dragged, ondrop: (over: boolean) => void): void {
    this.swallow = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.target = event.currentTarget as HTMLElement;
    this.ondrop = ondrop;
    this.start = {
      ...card,
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      touch: event.pointerType === 'touch',
    };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.cancel);
    addEventListener('keydown', this.key, true);
  }

  private move = (event: PointerEvent): void => {
    const { start } = this;
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.card) {
      if (Math.hypot(dx, dy) < SLACK) return;
      // A finger that goes sideways scrolls the hand.
      if (start.touch && Math.abs(dx) > Math.abs(dy)) return this.end(false);
      this.card = { index: start.index, card: start.card, legal: start.legal };
      this.target?.setPointerCapture(start.id);
    }
    event.preventDefault();
    this.x = event.clientX;
    this.y = event.clientY;
    const bar = document.getElementById('decision')?.getBoundingClientRect();
    this.over =
      !!bar &&
      event.clientX >= bar.left &&
      event.clientX <= bar.right &&
      event.clientY >= bar.top &&
      event.clientY <= bar.bottom;
  };

  private up = (event: PointerEvent): void => {
    if (event.pointerId === this.start?.id) this.end(true);
  };

  private key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.card) return;
    event.preventDefault();
    event.stopPropagation();
    this.end(false);
  };

  cancel = (): void => this.end(false);

  private end(dropped: boolean): void {
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.cancel);
    removeEventListener('keydown', this.key, true);
    const { card, over, ondrop, start, target } = this;
    if (start && target?.hasPointerCapture(start.id)) target.releasePointerCapture(start.id);
    this.card = null;
    this.start = this.target = this.ondrop = null;
    this.over = false;
    if (!card) return;
    this.swallow = true;
    if (dropped) ondrop?.(over);
  }

  /** Whether a click belongs to a drag that has just ended. */
  clicked(): boolean {
    const was = this.swallow;
    this.swallow = false;
    return was;
  }
}
export const dragging = new Dragging();
