import { loadContent } from './content';
import { playing } from './playing.svelte';
import { settings } from './settings.svelte';
import { loadLanguage } from './words.svelte';

/** What of a table says which facts and words belong to it. */
export interface Played {
  game: string;
  board: string;
}

export const isPlayed = (one: Played | undefined): boolean =>
  !!one && one.game === playing.game && one.board === playing.board;

/** Speaks of a game from now on; its facts and words are there first. */
export async function enterGame({ game, board }: Played): Promise<void> {
  await Promise.all([loadContent(game), loadLanguage(settings.language, game)]);
  Object.assign(playing, { game, board });
}
