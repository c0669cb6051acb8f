import { expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { buildPrintJob } from '#web/testing/build-print-job.ts';
import { createBoardSource } from './board-source.ts';
import { emptyBoard } from './board-state.ts';

const nothing = () => {};
const boardOf = (ownerId: string, onMenu = nothing, onPrint = nothing, onCall = nothing, onVisit = nothing) =>
  createBoardSource({
    ownerId,
    onSnapshot: nothing,
    onMenu,
    onPrint,
    onCall,
    onVisit,
    onSettings: nothing,
    onBoard: nothing,
    onSessionEnd: nothing,
  });

it('the boards of two owners never share a stream, in whichever browser', () => {
  const [one, other] = [boardOf('a'.repeat(24)), boardOf('b'.repeat(24))];
  expect(one.address(emptyBoard)).not.toBe(other.address(emptyBoard));
});

it('says once that the menu changed, however much of it did, and nothing of it for orders', () => {
  const onMenu = vi.fn();
  const { onEvents } = boardOf('a'.repeat(24), onMenu);
  const deleted = { kind: 'order-deleted', orderId: 'c'.repeat(24), revision: 2 } as const;
  onEvents?.([{ kind: 'menu' }, deleted, { kind: 'menu' }]);
  expect(onMenu).toHaveBeenCalledTimes(1);
  onEvents?.([deleted]);
  expect(onMenu).toHaveBeenCalledTimes(1);
});

it('says once that something became of tickets, and shows the same orders', () => {
  const [onMenu, onPrint] = [vi.fn(), vi.fn()];
  const board = boardOf('a'.repeat(24), onMenu, onPrint);
  const printed = { kind: 'print', job: buildPrintJob() } as const;
  expect(board.applyEvent(emptyBoard, printed)).toBe(emptyBoard);
  board.onEvents?.([printed, printed]);
  expect([onPrint.mock.calls.length, onMenu.mock.calls.length]).toEqual([1, 0]);
});

it('says once that bills may have changed, whether visits did or orders', () => {
  const onVisit = vi.fn();
  const board = boardOf('a'.repeat(24), nothing, nothing, nothing, onVisit);
  const moved = { kind: 'visit', visitId: 'd'.repeat(24) } as const;
  expect(board.applyEvent(emptyBoard, moved)).toBe(emptyBoard);
  const deleted = { kind: 'order-deleted', orderId: 'c'.repeat(24), revision: 2 } as const;
  board.onEvents?.([moved, deleted, moved]);
  expect(onVisit).toHaveBeenCalledTimes(1);
  board.onEvents?.([{ kind: 'menu' }]);
  expect(onVisit).toHaveBeenCalledTimes(1);
});

it.each([
  ['nobody is signed in', new ApiError(401, 'not_signed_in', ''), 'session-ended'],
  ['somebody else is signed in', new ApiError(403, 'not_yours', ''), 'session-ended'],
  ['the server is away', new ApiError(0, 'network', ''), null],
] as const)('a board on which %s', (_, error, outcome) => {
  expect(boardOf('a'.repeat(24)).applyFailure?.(emptyBoard, error)).toBe(outcome);
});
