/** A piece of a rule's text: paragraph, list or table, cut at rule ids so that these become links. */
export interface Block {
  kind: 'text' | 'list' | 'steps' | 'table';
  /** Lines of a list, rows of a table; a paragraph has one. Each is cut into cells, each cell into parts. */
  lines: string[][][];
}

export const RULE_ID = /((?:LD|NM)-[A-Z]{3}-\d+)/;

const cut = (text: string): string[] =>
  text.replaceAll('**', '').replaceAll('`', '').split(RULE_ID);

/** Paragraphs, lists, numbered steps and tables of a text in the form of the catalogue. */
export function blocksOf(text: string): Block[] {
  const found: Block[] = [];
  const add = (kind: Block['kind'], cells: string[][]): void => {
    const last = found.at(-1);
    if (last?.kind === kind && kind !== 'text') last.lines.push(cells);
    else found.push({ kind, lines: [cells] });
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (!line || /^[|\s:-]+$/.test(line)) continue;
    if (line.startsWith('|'))
      add(
        'table',
        line
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cut(cell.trim())),
      );
    else if (/^[-*] /.test(line)) add('list', [cut(line.slice(2))]);
    else if (/^\d+\. /.test(line)) add('steps', [cut(line.replace(/^\d+\. /, ''))]);
    else add('text', [cut(line)]);
  }
  return found;
}
