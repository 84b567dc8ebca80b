import type { Change } from './protocol';

/** Applies the server's changes to a view in place; the view is a plain JSON value. */
export function patch<T extends object>(view: T, changes: readonly Change[]): void {
  for (const change of changes) {
    let at = view as Record<string | number, unknown>;
    for (const key of change.path.slice(0, -1)) at = at[key] as typeof at;
    const last = change.path[change.path.length - 1]!;
    if (change.removed) delete at[last];
    else at[last] = own(change.value);
  }
}

/** A change may be applied again (a film, what is shown once more): what is put in is a copy. */
const own = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;
