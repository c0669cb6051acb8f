import { dueOf, owedOf, type PayableOrder, toGiveBackOf } from '../orders/order-money.ts';
import { type Agorot, addAgorot } from '../values/money.ts';

export type VisitSums = {
  readonly total: Agorot;
  readonly waiting: Agorot;
  readonly paid: Agorot;
  readonly owed: Agorot;
  readonly toGiveBack: Agorot;
};

/** A deleted order costs nothing, and what was paid for it goes back. */
type VisitOrder = PayableOrder & { readonly isDeleted: boolean };

/** What the orders of a visit come to. It is added up from them each time: nothing of it is stored. */
export const visitSums = (orders: readonly VisitOrder[]): VisitSums => {
  const counted = orders.map(({ isDeleted, ...order }) =>
    isDeleted ? { ...order, rejected: true, isPaid: false } : order,
  );
  const sum = (amountOf: (order: PayableOrder) => Agorot): Agorot => addAgorot(...counted.map(amountOf));
  const waiting = counted.filter(({ status }) => status === 'waitingApproval').map(dueOf);
  return {
    total: sum(dueOf),
    waiting: addAgorot(...waiting),
    paid: sum(({ paid }) => paid),
    owed: sum(owedOf),
    toGiveBack: sum(toGiveBackOf),
  };
};
