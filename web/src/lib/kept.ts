/** What a table that somebody sat at was like, so that a list of them says more than addresses. */
export interface About {
  character: string;
  round: number;
  state: string;
  lesson: boolean;
  people: string[];
  /** Not in notes from before there were two. */
  game?: string;
}

const key = (table: string): string => `lockdown-about-${table}`;
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function noteTable(table: string, about: About, shelf: Shelf = localStorage): void {
  try {
    shelf.setItem(key(table), JSON.stringify(about));
  } catch {
    /* a full or forbidden storage only costs the note */
  }
}

export function aboutTable(table: string, shelf: Shelf = localStorage): About | undefined {
  try {
    return (JSON.parse(shelf.getItem(key(table)) ?? 'null') as About | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetAbout(table: string, shelf: Shelf = localStorage): void {
  shelf.removeItem(key(table));
}
