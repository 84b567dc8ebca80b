import { contentOf, loadContent } from './content';
import { playing } from './playing.svelte';
import { settings } from './settings.svelte';
import { loadLanguage } from './words.svelte';

/** What of a table says which facts and words belong to it. */
export interface Played {
  game: string;
  board: string;
  /** Who hunts there; nothing, or the first that its game has: its own. */
  enemies?: string;
}

export const isPlayed = (one: Played | undefined): boolean =>
  !!one &&
  one.game === playing.game &&
  one.board === playing.board &&
  others(one) === playing.enemies;

/** Enemies that a game has other words for: all but its own. */
function others({ game, enemies = '' }: Played): string {
  const [own] = Object.keys(contentOf(game)?.enemies ?? {});
  return enemies === own ? '' : enemies;
}

/** Speaks of a game from now on; its facts and words are there first. */
export async function enterGame(one: Played): Promise<void> {
  const { game, board } = one;
  await Promise.all([loadContent(game), loadLanguage(settings.language, game)]);
  const enemies = others(one);
  if (enemies) await loadLanguage(settings.language, `${game}.${enemies}`);
  Object.assign(playing, { game, board, enemies });
}
