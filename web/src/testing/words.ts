import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../lib/settings.svelte';
import { addMessages } from '../lib/words.svelte';

const folder = new URL('../../../src/lockdown/messages/', import.meta.url);

/** The message files of a language in one text: those that all games share, or a game's own. */
export function messageText(language: Language, game = ''): string {
  const here = new URL(game ? `${language}/${game}/` : `${language}/`, folder);
  return readdirSync(here)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
}

/** What comes after `prefix-` in the ids of messages. */
export const keysIn = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`^${prefix}-(\\w+) =`, 'gm'))].map((hit) => hit[1]!);

/** All words of both games in every language, as the server would send them. */
export function addAllWords(): void {
  for (const language of LANGUAGES) {
    addMessages(language, messageText(language));
    for (const game of ['lockdown', 'nemesis'])
      addMessages(language, messageText(language, game), game);
    addMessages(language, messageText(language, 'lockdown/intruders'), 'lockdown.intruders');
  }
}
