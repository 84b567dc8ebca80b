import type { RuleText } from './rules.svelte';
import type { Language } from './settings.svelte';

/** A term of the glossary, as `/api/glossary` tells it. */
export interface Term {
  key: string;
  topic: string;
  words: Record<Language, string>;
  /** Message and attribute that say in a sentence what it is. */
  meaning: [string, string] | null;
}

/** An English word in singular and plural. */
function oneOrMany(term: string): string {
  const text = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/\bdie$/.test(text)) return text.replace(/e$/, '(?:e|ce)');
  if (/larva$/.test(text)) return `${text}e?`;
  if (/[^aeiou]y$/.test(text)) return text.replace(/y$/, '(?:y|ies)');
  return /(?:s|x|ch|sh)$/.test(text) ? `${text}(?:es)?` : `${text}s?`;
}

const patterns = new Map<string, RegExp>();

/** Finds an English term in a rule; names are written with their capitals. */
export function speaksOf(term: string): RegExp {
  let found = patterns.get(term);
  if (!found) {
    found = new RegExp(`(?<![\\w-])${oneOrMany(term)}(?![\\w-])`, /^[A-Z]/.test(term) ? '' : 'i');
    patterns.set(term, found);
  }
  return found;
}

/** Rules that speak of a term; those that are named after it come first. */
export function rulesOf(term: Term, rules: RuleText[]): RuleText[] {
  const game = term.topic === 'nemesis' ? 'NM' : 'LD';
  const pattern = speaksOf(term.words.en);
  const own = rules.filter((r) => r.id.startsWith(game));
  const named = own.filter((r) => pattern.test(r.title));
  return [...named, ...own.filter((r) => !named.includes(r) && pattern.test(r.text))];
}

/** Words that every rule is full of, and those of the buttons, explain nothing. */
const COMMON = new Set([
  'game-card',
  'game-token',
  'game-marker',
  'game-player',
  'game-board',
  'game-die',
  'game-deck',
  'board-room',
  'char-character',
  'end-dead',
  'end-alive',
  'power-active',
  'power-inactive',
  'door-open',
  'wound-die',
  'game-example',
  'game-note',
  'game-important',
  'game-or',
  'contam-remove',
  'item-attach',
  'css-launch',
  'combat-target',
  'combat-kill',
  'combat-hit',
  'combat-miss',
  'item-white',
  'item-black',
  'action-action',
  'stalker-stalker',
  'stalker-plural',
  'item-uses',
]);

/** The terms that a rule uses, the longest first; "noise marker" leaves no "noise" beside it. */
export function termsIn(rule: RuleText, terms: Term[], most = 8): Term[] {
  const nemesis = rule.id.startsWith('NM');
  let left = `${rule.title}. ${rule.text.replace(/^- Source.*$/gm, '')}`;
  const seen = new Set<string>();
  const found: { term: Term; at: number }[] = [];
  const wanted = terms.filter(
    (t) => t.topic !== 'words' && (nemesis || t.topic !== 'nemesis') && !COMMON.has(t.key),
  );
  for (const term of [...wanted].sort((a, b) => b.words.en.length - a.words.en.length)) {
    const word = term.words.en.toLowerCase();
    const at = seen.has(word) ? -1 : left.search(speaksOf(term.words.en));
    if (at < 0) continue;
    seen.add(word);
    found.push({ term, at });
    left = left.replace(
      new RegExp(speaksOf(term.words.en), speaksOf(term.words.en).flags + 'g'),
      (hit) => '·'.repeat(hit.length),
    );
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map((one) => one.term);
}

/** Without accents and capitals, so that "oczysc" finds "Oczyść". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** The letter under which a term stands in the index. */
export function letterOf(text: string): string {
  const first = [...plain(text)].find((c) => /[a-z0-9]/.test(c)) ?? '#';
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}
