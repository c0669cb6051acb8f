import { describe, expect, it } from 'vitest';
import { answered, callAnswers, inOrderOfCalls, isCallUnseen, isUnanswered, retold } from './call-rules.ts';

const open = { seenAt: null, doneAt: null };
const seen = { seenAt: '20:00', doneAt: null };
const done = { seenAt: '20:00', doneAt: '20:05' };
const closed = { seenAt: null, doneAt: '20:05' };

describe('an answer to a call', () => {
  it.each([
    [open, 'seen', { seenAt: '20:09', doneAt: null }],
    [open, 'done', { seenAt: '20:09', doneAt: '20:09' }],
    [seen, 'done', { seenAt: '20:00', doneAt: '20:09' }],
    [seen, 'seen', null],
    [done, 'seen', null],
    [done, 'done', null],
    [closed, 'seen', null],
    [closed, 'done', null],
  ] as const)('%j, %s', (call, answer, after) => {
    expect(answered(call, answer, '20:09')).toEqual(after);
  });

  it('given twice is given once, whatever was said before', () => {
    for (const call of [open, seen, done, closed])
      for (const answer of callAnswers) {
        const after = answered(call, answer, '20:09') ?? call;
        expect(answered(after, answer, '20:30')).toBeNull();
      }
  });
});

describe('a second call', () => {
  it.each([
    [
      { payment: 'card', payers: 3 },
      { payment: 'cash', payers: 2 },
      { payment: 'cash', payers: 2 },
    ],
    [
      { payment: 'card', payers: 3 },
      { payment: 'cash', payers: null },
      { payment: 'cash', payers: 3 },
    ],
    [
      { payment: null, payers: null },
      { payment: null, payers: 1 },
      { payment: null, payers: 1 },
    ],
    [{ payment: 'card', payers: 3 }, { payment: 'card', payers: 3 }, null],
    [{ payment: 'card', payers: 3 }, { payment: null, payers: null }, null],
  ] as const)('of %j, now %j', (call, again, after) => {
    expect(retold<string>(call, again)).toEqual(after);
  });
});

it('waits for an answer until it is seen or over, and only then may be unseen', () => {
  expect([open, seen, done, closed].map(isUnanswered)).toEqual([true, false, false, false]);
  expect([0, 1, 2, 3].filter((ringStep) => isCallUnseen({ ...open, ringStep }))).toEqual([3]);
  expect([seen, done, closed].some((call) => isCallUnseen({ ...call, ringStep: 3 }))).toBe(false);
});

it('is read by those that nobody has seen first, and then by age', () => {
  const call = (id: string, createdAt: string, state: { seenAt: string | null; doneAt: string | null }) => ({
    id,
    createdAt: `2026-03-06T${createdAt}:00.000Z`,
    ...state,
  });
  const calls = [
    call('seen late', '20:03', seen),
    call('new', '20:04', open),
    call('old', '20:01', open),
    call('seen', '20:00', seen),
  ];
  expect(calls.sort(inOrderOfCalls).map(({ id }) => id)).toEqual(['old', 'new', 'seen', 'seen late']);
});
