import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lifecycle,
  type Move,
  movesFrom,
  type OrderState,
  orderStatuses,
  patchFor,
  transition,
} from './order-lifecycle.ts';

const fresh: OrderState = { status: 'waitingApproval', isPaid: false, rejected: false };
const play = (...moves: Move[]): OrderState =>
  moves.reduce((state, move) => {
    const step = transition(state, patchFor(state, move) ?? {}, move === 'cancel' ? 'not collected' : '');
    return step.kind === 'moved' ? step.next : state;
  }, fresh);

const anyState = fc.record({
  status: fc.constantFrom(...orderStatuses),
  isPaid: fc.boolean(),
  rejected: fc.boolean(),
});
const anyPatch = fc.record(
  { status: fc.constantFrom(...orderStatuses), isPaid: fc.boolean(), rejected: fc.boolean() },
  { requiredKeys: [] },
);

describe('the order lifecycle', () => {
  it('goes every way the restaurant works', () => {
    expect(play('approve', 'markReady', 'confirmPaid')).toEqual({
      status: 'done',
      isPaid: true,
      rejected: false,
    });
    expect(play('approve', 'markPaid', 'markReady')).toEqual({
      status: 'done',
      isPaid: true,
      rejected: false,
    });
    expect(play('approve', 'markReady')).toEqual({
      status: 'waitingPayment',
      isPaid: false,
      rejected: false,
    });
    expect(play('reject')).toEqual({ status: 'done', isPaid: false, rejected: true });
    expect(play('approve', 'cancel')).toEqual({ status: 'done', isPaid: false, rejected: true });
    expect(play('approve', 'markReady', 'cancel')).toEqual({
      status: 'done',
      isPaid: false,
      rejected: true,
    });
  });

  it('offers the buttons of each stage', () => {
    expect(movesFrom(fresh)).toEqual(['approve', 'reject']);
    expect(movesFrom(play('approve'))).toEqual(['markReady', 'markPaid', 'cancel']);
    expect(movesFrom(play('approve', 'markPaid'))).toEqual(['markReady', 'cancel']);
    expect(movesFrom(play('approve', 'markReady'))).toEqual(['confirmPaid', 'cancel']);
    expect(movesFrom(play('reject'))).toEqual([]);
  });

  it('calls a repeated move unchanged and everything outside the table illegal', () => {
    const approved = play('approve');
    expect(transition(approved, { status: 'inProcess', rejected: false }).kind).toBe('unchanged');
    expect(transition(approved, { status: 'waitingApproval' }).kind).toBe('illegal');
    expect(transition(play('reject'), { status: 'inProcess', rejected: false }).kind).toBe('illegal');
    expect(transition(fresh, { isPaid: true }).kind).toBe('illegal');
  });

  it('takes a rejection of an approved order for a cancellation, and only with a reason', () => {
    const rejection = { status: 'done', rejected: true } as const;
    expect(transition(fresh, rejection)).toMatchObject({ move: 'reject', isGrave: false });
    for (const approved of [play('approve'), play('approve', 'markPaid'), play('approve', 'markReady')]) {
      expect(transition(approved, rejection).kind).toBe('illegal');
      expect(transition(approved, rejection, 'ran out')).toMatchObject({
        move: 'cancel',
        isGrave: true,
      });
    }
    expect(transition(play('approve', 'cancel'), rejection, 'ran out').kind).toBe('unchanged');
  });

  it('never leaves the table, whatever is asked', () => {
    fc.assert(
      fc.property(anyState, anyPatch, fc.constantFrom('', 'ran out'), (state, patch, reason) => {
        const step = transition(state, patch, reason);
        if (step.kind !== 'moved') return;
        const row = lifecycle.find(({ move, from }) => move === step.move && from === state.status);
        expect(row).toBeDefined();
        expect(step.next).toEqual({ ...state, ...patch });
        expect(movesFrom(state)).toContain(step.move);
      }),
    );
  });
});
