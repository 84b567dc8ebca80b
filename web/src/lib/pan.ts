/** How far a finger may slip and still tap. */
const SLACK = 6;

/** Tells dragging the board from tapping what is on it. */
export class Pan {
  private from: { x: number; y: number } | null = null;
  private moved = false;

  down(event: PointerEvent): void {
    if (!event.isPrimary) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.moved = false;
  }

  /** Whether this is a drag by now; from then on it belongs to the board, whatever lies in its way. */
  drags(event: PointerEvent): boolean {
    if (!this.from) return this.moved;
    if (
      !this.moved &&
      Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLACK
    ) {
      this.moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    return this.moved;
  }

  /** The click at the end of a drag taps nothing. */
  click = (event: MouseEvent): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  up(): void {
    this.from = null;
  }
}
