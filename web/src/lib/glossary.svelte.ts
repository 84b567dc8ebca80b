import { settings } from './settings.svelte';
import type { Term } from './terms-in';
import { find, loadBook, loadLanguage } from './words.svelte';

/** The glossary, loaded when first looked at, and the term that is open beside the table. */
export const glossary = $state<{ all: Term[]; open: string; failed: boolean }>({
  all: [],
  open: '',
  failed: false,
});
let loading: Promise<void> | undefined;

export function loadGlossary(): Promise<void> {
  loading ??= Promise.all([
    fetch('/api/glossary').then((answer) => answer.json() as Promise<Term[]>),
    loadBook(),
  ])
    .then(async ([terms]) => {
      const named = terms.filter((term) => term.meaning?.[1]).map((term) => term.game);
      await Promise.all([...new Set(named)].map((game) => loadLanguage(settings.language, game)));
      glossary.all = terms;
      glossary.failed = false;
    })
    .catch(() => {
      loading = undefined;
      glossary.failed = true;
    });
  return loading;
}

/** Opens a term (`combat-encounter`) beside whatever is shown. */
export function openTerm(key: string): void {
  glossary.open = key;
  void loadGlossary();
}

export function termOf(key: string): Term | undefined {
  return glossary.all.find((term) => term.key === key);
}

/** The term in the reader's language. */
export function wordOf(term: Term): string {
  return term.words[settings.language];
}

/** What it is, in a sentence, where somebody has written one. */
export function meaningOf(term: Term): string {
  if (!term.meaning) return '';
  const [message, attribute] = term.meaning;
  // A card that the game in view has too does what it does there.
  const own = find(message, attribute || null);
  return own ?? find(message, attribute || null, {}, term.game) ?? '';
}
