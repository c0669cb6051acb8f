import { z } from 'zod';
import { type Agorot, toShekels } from '../values/money.ts';
import { dateTime, shekels } from '../values/wire.ts';
import { type ManagedOrder, managedOrder } from './order-shape.ts';

/** The parts of an order that a change can touch. Of the dishes it names only the lines that differ. */
export const orderParts = z
  .object({
    ...managedOrder.pick({
      status: true,
      isPaid: true,
      rejected: true,
      rejectionReason: true,
      totalPrice: true,
      tableNumber: true,
      revision: true,
    }).shape,
    // Without the defaults that they have in a whole order: what is not named here did not change.
    cancelled: z.boolean(),
    /** Of a payment or its voiding: all that was paid. It is no part of the order, so no other change says it. */
    paid: shekels,
    promisedAt: dateTime.nullable(),
    approvedAt: dateTime.nullable(),
    readyAt: dateTime.nullable(),
    ringStep: z.number(),
    // How long a dish takes is the menu's, and the order never changes it.
    dishes: z.array(managedOrder.shape.dishes.element.omit({ prepMinutes: true })),
  })
  .partial();
export type OrderParts = z.output<typeof orderParts>;

/** How the touched parts were before a change, and what they became. */
export const orderChanges = z.object({ before: orderParts, after: orderParts });
export type OrderChanges = z.output<typeof orderChanges>;

/** As they are stored; null where a newer version stored what this one cannot read. */
export const readOrderChanges = (stored: OrderChanges | null): OrderChanges | null =>
  orderChanges.safeParse(stored).data ?? null;

type Lines = NonNullable<OrderParts['dishes']>;

/** The lines that have no equal among the others, matched one to one. */
export const linesNotIn = (lines: Lines, others: Lines): Lines => {
  const left = Map.groupBy(
    others.map((line) => JSON.stringify(line)),
    (line) => line,
  );
  return lines.filter((line) => !left.get(JSON.stringify(line))?.pop());
};

/** The same with what was paid before and after. */
export const withPaid = ({ before, after }: OrderChanges, was: Agorot, is: Agorot): OrderChanges =>
  was === is
    ? { before, after }
    : { before: { ...before, paid: toShekels(was) }, after: { ...after, paid: toShekels(is) } };

/** What changed in an order, without what stayed the same. */
export const changesBetween = (
  before: ManagedOrder | OrderParts,
  after: ManagedOrder | OrderParts,
): OrderChanges => {
  // Parsed, so that equal lines have their keys in the same order, wherever they come from.
  const [was, is] = [orderParts.parse(before), orderParts.parse(after)];
  const touched = orderParts
    .keyof()
    .options.filter((part) => part !== 'dishes' && part !== 'paid' && was[part] !== is[part]);
  const sideOf = (side: OrderParts, { dishes: others = [] }: OrderParts): OrderParts => {
    const lines = linesNotIn(side.dishes ?? [], others);
    const parts = Object.fromEntries(touched.map((part) => [part, side[part]]));
    return { ...parts, ...(lines.length > 0 && { dishes: lines }) };
  };
  return { before: sideOf(was, is), after: sideOf(is, was) };
};
