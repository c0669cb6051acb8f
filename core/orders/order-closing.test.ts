import { describe, expect, it } from 'vitest';
import { closingKinds, closingSteps } from './order-closing.ts';
import { type OrderState, orderStatuses } from './order-lifecycle.ts';

const open = orderStatuses
  .filter((status) => status !== 'done')
  .flatMap((status) => [false, true].map((isPaid): OrderState => ({ status, isPaid, rejected: false })));
const movesOf = (state: OrderState, kind: 'finish' | 'cancel') =>
  closingSteps(state, kind, 'closing time').map(({ move }) => move);

describe('closing an order at the end of a shift', () => {
  it('finishes it by the moves that are left', () => {
    const unpaid = { isPaid: false, rejected: false };
    expect(movesOf({ status: 'waitingApproval', ...unpaid }, 'finish')).toEqual([
      'approve',
      'markReady',
      'confirmPaid',
    ]);
    expect(movesOf({ status: 'waitingPayment', ...unpaid }, 'finish')).toEqual(['confirmPaid']);
    expect(movesOf({ status: 'inProcess', isPaid: true, rejected: false }, 'finish')).toEqual(['markReady']);
  });

  it('rejects what was not approved, and cancels what was', () => {
    expect(movesOf({ status: 'waitingApproval', isPaid: false, rejected: false }, 'cancel')).toEqual([
      'reject',
    ]);
    const cancelled = closingSteps({ status: 'inProcess', isPaid: true, rejected: false }, 'cancel', 'late');
    expect(cancelled).toMatchObject([{ move: 'cancel', isGrave: true, next: { rejected: true } }]);
  });

  it.each(closingKinds)('by %s leaves no order open, and touches none that is done', (kind) => {
    for (const state of open) expect(closingSteps(state, kind, 'late').at(-1)?.next.status).toBe('done');
    for (const rejected of [false, true])
      expect(closingSteps({ status: 'done', isPaid: !rejected, rejected }, kind, 'late')).toEqual([]);
  });
});
