import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createBoardSource } from './board-source.ts';
import { emptyBoard } from './board-state.ts';

const boardOf = (ownerId: string) =>
  createBoardSource({ ownerId, onSnapshot: () => {}, onSessionEnd: () => {} });

it('the boards of two owners never share a stream, in whichever browser', () => {
  const [one, other] = [boardOf('a'.repeat(24)), boardOf('b'.repeat(24))];
  expect(one.address(emptyBoard)).not.toBe(other.address(emptyBoard));
});

it.each([
  ['nobody is signed in', new ApiError(401, 'not_signed_in', ''), 'session-ended'],
  ['somebody else is signed in', new ApiError(403, 'not_yours', ''), 'session-ended'],
  ['the server is away', new ApiError(0, 'network', ''), null],
] as const)('a board on which %s', (_, error, outcome) => {
  expect(boardOf('a'.repeat(24)).applyFailure?.(emptyBoard, error)).toBe(outcome);
});
