import type { BoardIndex, BoardStart } from '../board-page.ts';
import { type OrderStatus, orderStatuses } from '../order-lifecycle.ts';
import type { ManagedOrder } from '../order-shape.ts';

/** The first message to a board of a shift with these orders, including the first `count` of them. */
export const buildBoardStart = (orders: readonly ManagedOrder[], count = orders.length): BoardStart => {
  const entriesOf = (stage: OrderStatus) =>
    orders
      .filter(({ status }) => status === stage)
      .map(({ _id, revision }): [string, number] => [_id, revision]);
  const index = Object.fromEntries(orderStatuses.map((stage) => [stage, entriesOf(stage)])) as BoardIndex;
  return { index, orders: orders.slice(0, count) };
};
