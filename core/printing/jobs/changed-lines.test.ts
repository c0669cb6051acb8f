import { expect, it } from 'vitest';
import { plainLine } from '../ticket/plain-ticket.ts';
import { changedLines } from './changed-lines.ts';

it('the same words, now about an allergy, are printed again; a ticket of an older version that did not say is the same', () => {
  const plain = plainLine('Cake', { note: 'nuts' });
  const marked = { ...plain, isAllergyNote: true };
  expect(changedLines([plain], [marked])).toEqual([
    { ...marked, change: { kind: 'changed', quantityBefore: 1 } },
  ]);
  expect(changedLines([plain], [{ ...plain, isAllergyNote: false }])).toEqual([]);
  expect(changedLines([marked], [marked])).toEqual([]);
});
