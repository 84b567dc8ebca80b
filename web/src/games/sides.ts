import { playing } from '../lib/playing.svelte';
import { side as lockdown } from './lockdown/side';
import { side as nemesis } from './nemesis/side';
import type { Side } from './side';

export type { Cell } from './side';

const SIDES: Record<string, Side> = { lockdown, nemesis };

/** Whether this client can draw a game. */
export const hasScreen = (game: string): boolean => game in SIDES;

/** What the game in view does otherwise than others. */
export const side = (): Side => SIDES[playing.game] ?? lockdown;
