import { describe, expect, it } from 'vitest';
import { judgeUndo, type LastEntry, stateBefore, undoAllowedMs } from './order-undo.ts';
import { buildStoredOrder } from './testing/build-stored-order.ts';

const movedAt = new Date('2025-03-09T18:00:00.000Z');
const later = (milliseconds: number) => new Date(movedAt.getTime() + milliseconds);
const approval: LastEntry = {
  action: 'approve',
  actorId: 'noa',
  at: movedAt,
  before: { revision: 1 },
  after: { revision: 2 },
};
const request = { revision: 2, actorId: 'noa', now: later(5_000) };

describe('taking a move back', () => {
  it('is allowed to who made it, until the time is over', () => {
    expect(judgeUndo({ revision: 2 }, approval, request)).toBe('allowed');
    expect(judgeUndo({ revision: 2 }, approval, { ...request, now: later(undoAllowedMs) })).toBe('allowed');
    expect(judgeUndo({ revision: 2 }, approval, { ...request, now: later(undoAllowedMs + 1) })).toBe(
      'too_late',
    );
    expect(judgeUndo({ revision: 2 }, approval, { ...request, actorId: 'dan' })).toBe('illegal');
  });

  it('is refused when anything else has happened to the order', () => {
    expect(judgeUndo({ revision: 3 }, approval, request)).toBe('changed_meanwhile');
    const forgotten = { revision: 3 };
    expect(judgeUndo(forgotten, approval, { ...request, revision: 3 })).toBe('illegal');
  });

  it.each(['create', 'edit', 'delete', 'undo'])('has nothing to take back after: %s', (action) => {
    expect(judgeUndo({ revision: 2 }, { ...approval, action }, request)).toBe('illegal');
    expect(judgeUndo({ revision: 1 }, null, { ...request, revision: 1 })).toBe('illegal');
  });

  it('changes nothing when it is asked for twice, however late', () => {
    const undone: LastEntry = {
      ...approval,
      action: 'undo',
      before: { revision: 2 },
      after: { revision: 3 },
    };
    expect(judgeUndo({ revision: 3 }, undone, { ...request, now: later(900_000) })).toBe('unchanged');
    expect(judgeUndo({ revision: 3 }, undone, { ...request, actorId: 'dan' })).toBe('changed_meanwhile');
  });
});

describe('what comes back', () => {
  it('is all that a move may have set', () => {
    const waiting = buildStoredOrder({ status: 'waitingApproval' });
    expect(stateBefore(waiting)).toEqual({
      status: 'waitingApproval',
      isPaid: false,
      rejected: false,
      rejectionReason: '',
      cancelled: false,
    });
    expect(stateBefore(buildStoredOrder({ status: 'inProcess', isPaid: true }))).toMatchObject({
      status: 'inProcess',
      isPaid: true,
    });
  });
});
