import { side } from '../games/sides';
import type { TableView } from './protocol';

/** The page wears the colours of the game in view as long as the component that asks is there. */
export function wearColours(view: () => TableView | undefined): void {
  $effect(() => {
    const worn = side().theme(view()).split(' ').filter(Boolean);
    document.body.classList.add(...worn);
    return () => document.body.classList.remove(...worn);
  });
}
