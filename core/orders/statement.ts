import { type Agorot, addAgorot, agorot } from '../values/money.ts';
import type { OrderState } from './order-lifecycle.ts';

/** An order with what was paid for it so far. */
export type PayableOrder = OrderState & { readonly total: Agorot; readonly paid: Agorot };

/**
 * What orders come to, in one shape for an order, a visit, a bill, a ticket and a report:
 * `total = paid + unrecorded + leftUnpaid + waiting + owed − toGiveBack`.
 */
export type Statement = {
  /** What their lines cost. A rejected, cancelled or deleted order costs nothing. */
  readonly lines: Agorot;
  /** What was taken off that. */
  readonly off: Agorot;
  /** Lines less what was taken off. */
  readonly total: Agorot;
  /** Given on top; in no other figure. */
  readonly tips: Agorot;
  /** What payments brought in. */
  readonly paid: Agorot;
  /** Counts as paid without a payment: older versions stored none. */
  readonly unrecorded: Agorot;
  /** What guests left without paying. */
  readonly leftUnpaid: Agorot;
  /** Of what nobody has approved yet. It is owed from then on; until then it may be rejected, or changed by its guest. */
  readonly waiting: Agorot;
  /** What may be taken now. */
  readonly owed: Agorot;
  /** What was paid beyond what it costs now. */
  readonly toGiveBack: Agorot;
};

const nothing = agorot(0);

/** Who answers for what is not paid: nobody yet, whoever said that it was, or the guest. */
const unpaidOf = ({ status, isPaid }: OrderState): 'waiting' | 'unrecorded' | 'owed' => {
  if (isPaid) return 'unrecorded';
  return status === 'waitingApproval' ? 'waiting' : 'owed';
};

export const statementOf = (order: PayableOrder & { readonly isDeleted?: boolean }): Statement => {
  const { paid, isDeleted = false } = order;
  const lines = order.rejected || isDeleted ? nothing : order.total;
  const total = lines;
  const statement = { lines, off: nothing, total, tips: nothing, paid, leftUnpaid: nothing };
  return {
    ...statement,
    ...{ waiting: nothing, unrecorded: nothing, owed: nothing },
    [unpaidOf(order)]: agorot(Math.max(0, total - paid)),
    toGiveBack: agorot(Math.max(0, paid - total)),
  };
};

const none: Statement = {
  ...{ lines: nothing, off: nothing, total: nothing, tips: nothing, paid: nothing, unrecorded: nothing },
  ...{ leftUnpaid: nothing, waiting: nothing, owed: nothing, toGiveBack: nothing },
};
const figures = Object.keys(none) as (keyof Statement)[];

/** What several come to: what one of them may give back pays for none of the others. */
export const addStatements = (statements: readonly Statement[]): Statement =>
  statements.reduce((sum, each) => {
    const added = figures.map((figure) => [figure, addAgorot(sum[figure], each[figure])]);
    return Object.fromEntries(added) as Statement;
  }, none);

/** What comes in when all of it is approved and paid. */
export const openOf = ({ owed, waiting }: Pick<Statement, 'owed' | 'waiting'>): Agorot =>
  addAgorot(owed, waiting);

/** Somebody still has to pay, or to be given back. */
export const isUneven = (statement: Pick<Statement, 'owed' | 'waiting' | 'toGiveBack'>): boolean =>
  openOf(statement) > 0 || statement.toGiveBack > 0;
