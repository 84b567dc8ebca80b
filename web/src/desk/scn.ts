/** A situation is its text: everything that is clicked changes lines of it. */

export const EMPTY = `scenario: A situation of ours
given
  players 2
  A is sentry in 004
  B is hacker in 004
`;

const HEAD = /^\s*(given|when|then)\b/;

/** Where the lines of `given` begin and end. */
function given(lines: string[]): [number, number] {
  const start = lines.findIndex((line) => /^\s*given\b/.test(line));
  if (start < 0) return [-1, -1];
  const next = lines.findIndex((line, i) => i > start && HEAD.test(line));
  let end = next < 0 ? lines.length : next;
  while (end > start + 1 && !lines[end - 1]!.trim()) end -= 1;
  return [start + 1, end];
}

function change(text: string, edit: (own: string[]) => string[]): string {
  let lines = text.replace(/\s+$/, '').split('\n');
  let [start, end] = given(lines);
  if (start < 0) {
    const when = lines.findIndex((line) => HEAD.test(line));
    const at = when < 0 ? lines.length : when;
    lines = [...lines.slice(0, at), 'given', ...lines.slice(at)];
    [start, end] = [at + 1, at + 1];
  }
  const own = edit(lines.slice(start, end));
  return [...lines.slice(0, start), ...own, ...lines.slice(end)].join('\n') + '\n';
}

/** One more statement of the given table. */
export function addGiven(text: string, line: string): string {
  return change(text, (own) => [...own, `  ${line}`]);
}

/** A statement in the place of the one that begins alike, or a further one. */
export function setGiven(text: string, begins: RegExp, line: string): string {
  return change(text, (own) => [...own.filter((one) => !begins.test(one.trim())), `  ${line}`]);
}

/** Puts a character into a room, wherever the text says that it stands. */
export function place(text: string, seat: string, character: string, room: string): string {
  const mine = new RegExp(`^${seat}\\b`);
  return change(text, (own) => {
    let placed = false;
    const kept = own.map((line) => {
      const body = line.trim();
      if (!mine.test(body)) return line;
      let said = body;
      if (character) said = said.replace(/^([A-E]) is (the |a )?\w+/, `$1 is ${character}`);
      if (/\bin (the )?\d{3}\b/.test(said)) {
        said = said.replace(/\bin (the )?\d{3}\b/, `in ${room}`);
        placed = true;
      }
      return `  ${said}`;
    });
    return placed ? kept : [...kept, `  ${seat} is ${character || 'sentry'} in ${room}`];
  });
}

/** Takes everything out of a room that stands there in a line of its own; characters stay. */
export function clear(text: string, room: string): string {
  return change(text, (own) =>
    own.filter((line) => !line.includes(room) || /^[A-E]\b/.test(line.trim())),
  );
}

/** Plays one option after everything else; what is forced begins a block of its own. */
export function addWhen(text: string, line: string, forced = ''): string {
  const lines = text.replace(/\s+$/, '').split('\n');
  const heads = lines.flatMap((one) => HEAD.exec(one)?.[1] ?? []);
  const fresh = heads.at(-1) !== 'when' || forced;
  return (
    [...lines, ...(fresh ? ['when'] : []), ...(forced ? [`  ${forced}`] : []), `  ${line}`].join(
      '\n',
    ) + '\n'
  );
}

/** The text without what comes after so many of its steps. */
export function cut(text: string, steps: readonly number[], done: number): string {
  const lines = text.split('\n');
  const next = steps[done];
  if (next === undefined) return text;
  let end = done > 0 ? steps[done - 1]! : lines.findIndex((line) => /^\s*(when|then)\b/.test(line));
  if (end < 0) end = lines.length;
  return lines.slice(0, end).join('\n').replace(/\s+$/, '') + '\n';
}

/** The last thing that was played is taken back. */
export function dropLast(text: string): string {
  const lines = text.replace(/\s+$/, '').split('\n');
  const then = lines.map((line) => /^\s*then\b/.test(line)).lastIndexOf(true);
  const when = lines.map((line) => /^\s*when\b/.test(line)).lastIndexOf(true);
  if (when < 0) return text;
  if (then > when) return lines.slice(0, then).join('\n') + '\n';
  lines.pop();
  while (lines.length && /^\s*(when|dice .*)?$/.test(lines.at(-1)!)) lines.pop();
  return lines.join('\n') + '\n';
}

export const played = (text: string): boolean => /^\s*when\b/m.test(text);

const bytes = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** The text as it travels in a link. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = String.fromCharCode(...(await bytes(stream)));
  return btoa(packed).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(packed: string): Promise<string> {
  const raw = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const stream = new Blob([Uint8Array.from(raw, (c) => c.charCodeAt(0))])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(await bytes(stream));
}
