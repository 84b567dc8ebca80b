import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, settings, type Language } from './settings.svelte';

/** All words come from the same Fluent files as the engine's: `/messages/<language>.ftl`. */
const bundles = $state.raw<{ map: Map<Language, FluentBundle> }>({ map: new Map() });
let version = $state(0);
const missing = new Set<string>();
const borrowed = new Set<string>();

export function addMessages(language: Language, source: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.map.set(language, bundle);
  version += 1;
}

async function load(language: Language): Promise<void> {
  if (bundles.map.has(language)) return;
  const answer = await fetch(`/messages/${language}.ftl`);
  if (!answer.ok) throw new Error(`messages: ${answer.status}`);
  addMessages(language, await answer.text());
}

/** Loads a language (English too: it stands in for what is not translated yet). */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([load('en'), load(language)]);
  if (bookWanted) await addBooks(language);
  document.documentElement.lang = language;
}

let bookWanted = false;
const books = new Map<Language, Promise<string>>();
const opened = new Set<Language>();

function fetchBook(language: Language): Promise<string> {
  const found =
    books.get(language) ??
    fetch(`/messages/${language}.book.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`messages: ${answer.status}`);
      return answer.text();
    });
  books.set(language, found);
  found.catch(() => books.delete(language));
  return found;
}

async function addBooks(language: Language): Promise<void> {
  const wanted = [...new Set<Language>(['en', language])];
  const found = await Promise.all(wanted.map(fetchBook));
  // All at once, so that nothing is borrowed from English in between.
  const fresh = wanted.filter((one) => bundles.map.has(one) && !opened.has(one));
  for (const one of fresh) {
    bundles.map.get(one)!.addResource(new FluentResource(found[wanted.indexOf(one)]!));
    opened.add(one);
  }
  // Nothing new is no news: whoever waits for words must not be woken for ever.
  if (fresh.length) version += 1;
}

/** The titles of the rules and the meanings of terms: half as much again, so only when looked at. */
export async function loadBook(): Promise<void> {
  bookWanted = true;
  await addBooks(settings.language);
}

/** All languages, to show one word in each of them. */
export async function loadAll(): Promise<void> {
  await Promise.all(LANGUAGES.map(load));
}

/** The name of something in one language; nothing until that language is loaded. */
export function wordIn(language: Language, id: string): string {
  void version;
  const bundle = bundles.map.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, null, []).replaceAll('\u00ad', '') : '';
}

export type Args = Record<string, FluentVariable>;

/** The words of a message or of its attribute, or undefined if no language has it. */
export function find(id: string, attribute?: string | null, args?: Args): string | undefined {
  void version;
  for (const language of new Set<Language>([settings.language, 'en'])) {
    const bundle = bundles.map.get(language);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) continue;
    const waiting = bookWanted && !opened.has(settings.language);
    if (language !== settings.language && bundles.map.has(settings.language) && !waiting)
      borrowed.add(id);
    return bundle.formatPattern(pattern, args ?? null, []);
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
  return bundles.map.get(settings.language)?.hasMessage(id) ?? false;
}

/** Keys that had to be said in English; the tests want this empty too. */
export function untranslatedKeys(): string[] {
  return [...borrowed].sort();
}

// For the tests in a real browser.
Object.assign(globalThis, { lockdownWords: { missingKeys, untranslatedKeys } });
