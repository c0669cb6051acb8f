import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type Statement, statementOf } from '#core/orders/statement.ts';
import { toAgorot } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';

/** As it travels, its total and what was paid are in shekels, and a payment in full is not named. */
export const statementOfOrder = ({
  totalPrice,
  paid,
  ...state
}: Pick<ManagedOrder, 'status' | 'rejected' | 'isPaid' | 'totalPrice' | 'paid'>): Statement =>
  statementOf({
    ...state,
    total: toAgorot(totalPrice),
    paid: toAgorot(paid ?? (state.isPaid ? totalPrice : 0)),
  });

/** What a screen shows of a statement. */
export type ShownStatement = Pick<Statement, 'total' | 'waiting' | 'paid' | 'owed' | 'toGiveBack'>;

/** As the server added it up. */
export const statementOfVisit = (visit: Visit): ShownStatement => ({
  total: toAgorot(visit.total),
  waiting: toAgorot(visit.waiting),
  paid: toAgorot(visit.paid),
  owed: toAgorot(visit.owed),
  toGiveBack: toAgorot(visit.toGiveBack),
});
