import { readFileSync } from 'node:fs';
import type { Content } from '../lib/content';

type Pieces = Pick<Content, 'turn' | 'marks' | 'rules' | 'ending' | 'phrases'>;

/** What the game's `pieces.toml` says, as the server would send it. */
export function piecesOf(game: string): Pieces {
  const file = new URL(`../../../src/lockdown/games/${game}/pieces.toml`, import.meta.url);
  // As much of TOML as that file uses: tables, lists of tables, strings and lists of strings.
  const text = readFileSync(file, 'utf8').replace(/^#.*$/gm, '');
  const found: Record<string, unknown> = {};
  for (const part of text.split(/^(?=\[)/m)) {
    const [, list, path] = /^\[(\[?)([\w.]+)\]/.exec(part) ?? [];
    if (!path) continue;
    const table: Record<string, unknown> = {};
    for (const [, key, value] of part.matchAll(/^("?\w*"?) = (\[[^\]]*\]|"[^"]*")/gm))
      table[key!.replaceAll('"', '')] = JSON.parse(value!.replace(/,\s*\]/, ']'));
    const [name = '', inner] = path.split('.');
    if (list) found[name] = [...((found[name] as unknown[]) ?? []), table];
    else if (inner) found[name] = { ...(found[name] as object), [inner]: table };
    else found[name] = table;
  }
  return found as unknown as Pieces;
}

export const lockdownPieces = (): Pieces => piecesOf('lockdown');
