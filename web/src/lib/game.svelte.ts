import { loadContent } from './content';
import { playing } from './playing.svelte';
import { settings } from './settings.svelte';
import { loadLanguage } from './words.svelte';

/** Speaks of a game from now on; its facts and words are there first. */
export async function enterGame(game: string): Promise<void> {
  await Promise.all([loadContent(game), loadLanguage(settings.language, game)]);
  playing.game = game;
}
