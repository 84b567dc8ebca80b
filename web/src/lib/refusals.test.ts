import { expect, it } from 'vitest';
import type { Refused } from './protocol';
import { byReason } from './refusals';

const refused = (option: string, reason: string, symbol = ''): Refused => ({
  what: 'craft',
  option,
  reason,
  rule: '',
  args: symbol ? [{ kind: 'component', text: symbol }] : [],
});

it('puts together what is refused for one reason, and keeps other things apart', () => {
  const few = ['taser', 'pistol'].map((item) => refused(`craft ${item}`, 'too_few_cards'));
  expect(byReason(few)).toEqual([few]);
  const lacking = [
    refused('craft taser', 'no_components', 'fire'),
    refused('craft pistol', 'no_components', 'frame'),
  ];
  expect(byReason([...lacking, ...few])).toEqual([[lacking[0]], [lacking[1]], few]);
  expect(byReason([])).toEqual([]);
});
