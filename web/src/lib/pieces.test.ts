import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUPS } from './choosing.svelte';

const root = new URL('../../../', import.meta.url);
const folder = (path: string): string =>
  readdirSync(new URL(path, root))
    .filter((name) => /\.(md|ftl)$/.test(name))
    .map((name) => readFileSync(new URL(`${path}/${name}`, root), 'utf8'))
    .join('\n');
const rules = new Set(
  folder('docs/rules/lockdown')
    .match(/^### LD-[A-Z]{3}-\d+/gm)!
    .map((line) => line.slice(4)),
);
const source = readFileSync(new URL('web/src/lib/pieces.ts', root), 'utf8');

it('names only rules that the catalogue has', () => {
  const named = [...source.matchAll(/LD-[A-Z]{3}-\d+/g)]
    .map((hit) => hit[0])
    .concat(GROUPS.map((g) => g.rule));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !rules.has(id))).toEqual([]);
});

it('names only words that every language has', () => {
  const words = [...source.matchAll(/(?:word|text): '([\w-]+)'/g)].map((hit) => hit[1]!);
  const terms = [...source.matchAll(/terms: \[([^\]]*)\]/g)].flatMap((hit) =>
    [...hit[1]!.matchAll(/'([a-z]+-[\w]+)'/g)].map((term) => `glossary-${term[1]!}`),
  );
  expect(words.length + terms.length).toBeGreaterThan(100);
  for (const language of ['en', 'es', 'pl', 'de']) {
    const files = [
      `src/lockdown/messages/${language}`,
      `src/lockdown/messages/${language}/lockdown`,
    ];
    const known = new Set(
      files
        .map(folder)
        .join('\n')
        .match(/^[\w-]+(?= =)/gm),
    );
    expect(
      [...words, ...terms].filter((id) => !known.has(id)),
      language,
    ).toEqual([]);
  }
});
