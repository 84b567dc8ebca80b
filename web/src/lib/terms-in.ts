import type { Language } from './settings.svelte';

/** A term of the glossary, as `/api/glossary` tells it. */
export interface Term {
  key: string;
  topic: string;
  words: Record<Language, string>;
  /** Message and attribute that say in a sentence what it is. */
  meaning: [string, string] | null;
  /** The game in whose words it stands. */
  game: string;
  /** Ids of the rules that speak of it, those named after it first. */
  rules: string[];
}

/** Without accents and capitals, so that "oczysc" finds "Oczyść". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '');
}

/** The letter under which a term stands in the index. */
export function letterOf(text: string): string {
  const first = [...plain(text)].find((c) => /[a-z0-9]/.test(c)) ?? '#';
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}
