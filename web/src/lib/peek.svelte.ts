/** The card of the hand that is looked at more closely: its whole text stands above it. */
class Peek {
  card = $state('');
  x = $state(0);
  y = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** After a moment, so that a pointer on its way elsewhere opens nothing. */
  at(card: string, over: Element, wait = 320): void {
    this.close();
    this.timer = setTimeout(() => {
      const box = over.getBoundingClientRect();
      if (!box.width) return;
      this.x = box.left + box.width / 2;
      this.y = box.top;
      this.card = card;
    }, wait);
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = '';
  }
}
export const peek = new Peek();
