/** All spectators, as one seat. */
export const SPECTATORS = -1;
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const key = (table: string): string => `lockdown-muted-${table}`;

/** Whom this browser does not want to hear at one table. The server does not know. */
export class Muted {
  who = $state.raw<readonly number[]>([]);

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf = localStorage,
  ) {
    try {
      const kept: unknown = JSON.parse(shelf.getItem(key(table)) ?? '[]');
      if (Array.isArray(kept))
        this.who = kept.filter((one): one is number => Number.isInteger(one));
    } catch {
      /* nobody is muted then */
    }
  }

  has(seat: number): boolean {
    return this.who.includes(seat);
  }

  toggle(seat: number): void {
    this.who = this.has(seat) ? this.who.filter((one) => one !== seat) : [...this.who, seat];
    try {
      if (this.who.length) this.shelf.setItem(key(this.table), JSON.stringify(this.who));
      else this.shelf.removeItem(key(this.table));
    } catch {
      /* a full or forbidden storage: it lasts as long as the page */
    }
  }
}

export function forgetMuted(table: string, shelf: Shelf = localStorage): void {
  shelf.removeItem(key(table));
}
