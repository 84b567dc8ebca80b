import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { playing } from './playing.svelte';
import { LANGUAGES, settings, type Language } from './settings.svelte';
import { plain, softened } from './shy';

/**
 * All words come from the same Fluent files as the engine's: `/messages/de.ftl` what every game says,
 * `/messages/de.lockdown.ftl` a game's own, which go before, `/messages/de.lockdown.intruders.ftl` what
 * it says otherwise where these hunt, `/messages/de.book.ftl` the rules' titles.
 */
const parts = new Map<string, FluentResource>();
const bundles = new Map<string, FluentBundle>();
let version = $state(0);
const missing = new Set<string>();
const borrowed = new Set<string>();
/** Games that were looked at: every further language is loaded with their words. */
const games = new Set<string>();

const BOOK = 'book';
const partOf = (language: Language, part: string): string =>
  part ? `${language}.${part}` : language;

function add(name: string, source: string): void {
  parts.set(name, new FluentResource(source));
  const language = name.split('.')[0]!;
  for (const key of bundles.keys()) if (key.startsWith(`${language}.`)) bundles.delete(key);
}

/** The words of a language that are already here, in the eyes of a game. */
function bundleOf(language: Language, game: string): FluentBundle | undefined {
  const shared = parts.get(language);
  if (!shared) return undefined;
  const against = game === playing.game && playing.enemies ? `${game}.${playing.enemies}` : '';
  const key = partOf(language, against || game || '-');
  let found = bundles.get(key);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(shared);
    const book = parts.get(partOf(language, BOOK));
    if (book) found.addResource(book);
    const own = parts.get(partOf(language, game));
    if (own && game) found.addResource(own, { allowOverrides: true });
    const other = against && parts.get(partOf(language, against));
    if (other) found.addResource(other, { allowOverrides: true });
    bundles.set(key, found);
  }
  return found;
}

export function addMessages(language: Language, source: string, game = ''): void {
  add(partOf(language, game), source);
  version += 1;
}

const fetched = new Map<string, Promise<string>>();

function fetchPart(name: string): Promise<string> {
  const found =
    fetched.get(name) ??
    fetch(`/messages/${name}.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`messages: ${answer.status}`);
      return answer.text();
    });
  fetched.set(name, found);
  found.catch(() => fetched.delete(name));
  return found;
}

/** Parts of some languages, all at once, so that nothing is borrowed from English in between. */
async function load(languages: readonly Language[], wanted: readonly string[]): Promise<void> {
  const names = [...new Set(languages)].flatMap((one) => wanted.map((part) => partOf(one, part)));
  const found = await Promise.all(names.map(fetchPart));
  const fresh = names.filter((name) => !parts.has(name));
  for (const name of fresh) add(name, found[names.indexOf(name)]!);
  // Nothing new is no news: whoever waits for words must not be woken for ever.
  if (fresh.length) version += 1;
}

/** Loads a language (English too: it stands in for what is not translated yet) for a game. */
export async function loadLanguage(language: Language, game = playing.game): Promise<void> {
  games.add(game);
  await load(['en', language], ['', ...games]);
  if (bookWanted) await load(['en', language], [BOOK]);
  document.documentElement.lang = language;
}

let bookWanted = false;

/** The titles of the rules and the meanings of terms: half as much again, so only when looked at. */
export async function loadBook(): Promise<void> {
  bookWanted = true;
  await load(['en', settings.language], [BOOK]);
}

/** All languages, to show one word in each of them. */
export async function loadAll(): Promise<void> {
  await load(LANGUAGES, ['', playing.game]);
}

/** The name of something in one language; nothing until that language is loaded. */
export function wordIn(language: Language, id: string): string {
  void version;
  const bundle = bundleOf(language, playing.game);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? plain(bundle.formatPattern(pattern, null, [])) : '';
}

export type Args = Record<string, FluentVariable>;

/** Whether everything that was asked for of a language is here. */
function arrived(language: Language, game: string): boolean {
  const wanted = ['', ...(games.has(game) ? [game] : []), ...(bookWanted ? [BOOK] : [])];
  return wanted.every((part) => parts.has(partOf(language, part)));
}

/** The words of a message or of its attribute, or undefined if no language has it. */
export function find(
  id: string,
  attribute?: string | null,
  args?: Args,
  game = playing.game,
): string | undefined {
  void version;
  for (const language of new Set<Language>([settings.language, 'en'])) {
    const bundle = bundleOf(language, game);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) continue;
    if (language !== settings.language && arrived(settings.language, game)) borrowed.add(id);
    const words = bundle.formatPattern(pattern, args ?? null, []);
    if (settings.textMode) return plain(words);
    return language === 'en' ? words : softened(words, language);
  }
  return undefined;
}

/** The words of a message; an unknown key shows itself, so that it is seen and mended. */
export function t(id: string, args?: Args): string {
  const found = find(id, null, args);
  if (found === undefined) {
    missing.add(id);
    return id;
  }
  return found;
}

/** Keys asked for that no file has; the tests want this empty. */
export function missingKeys(): string[] {
  return [...missing].sort();
}

/** Whether the current language itself (not only English) has the message. */
export function translated(id: string): boolean {
  void version;
  return bundleOf(settings.language, playing.game)?.hasMessage(id) ?? false;
}

/** Keys that had to be said in English; the tests want this empty too. */
export function untranslatedKeys(): string[] {
  return [...borrowed].sort();
}

// For the tests in a real browser.
Object.assign(globalThis, { lockdownWords: { missingKeys, untranslatedKeys } });
