import { expect, test } from 'vitest';
import { blocksOf } from './rule-blocks';

test('a text becomes paragraphs, lists, steps and tables, with its rules apart', () => {
  const text = [
    'A **marker** (LD-MRK-01) lies here.',
    '',
    '- one line',
    '- see NM-NOI-04.',
    '',
    '1. first',
    '2. second',
    '',
    '| face | effect |',
    '|---|---|',
    '| `1` | LD-NOI-03 |',
    'The end.',
  ].join('\n');
  expect(blocksOf(text)).toEqual([
    { kind: 'text', lines: [[['A marker (', 'LD-MRK-01', ') lies here.']]] },
    { kind: 'list', lines: [[['one line']], [['see ', 'NM-NOI-04', '.']]] },
    { kind: 'steps', lines: [[['first']], [['second']]] },
    {
      kind: 'table',
      lines: [
        [['face'], ['effect']],
        [['1'], ['', 'LD-NOI-03', '']],
      ],
    },
    { kind: 'text', lines: [[['The end.']]] },
  ]);
});
