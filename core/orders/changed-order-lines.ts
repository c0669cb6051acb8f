import type { OrderParts } from './order-changes.ts';
import type { ManagedOrder } from './order-shape.ts';

type Line = NonNullable<OrderParts['dishes']>[number];

/** What happened to a line: how many there were and are, and whether it is made otherwise than before. */
export type ChangedLine = {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
  readonly isOther: boolean;
};

const madeAs = ({ quantity: _, area: __, doneAt: ___, ...made }: Line): string => JSON.stringify(made);
const dishOf = ({ dishId, size }: Line): string => JSON.stringify([dishId._id, dishId.name, size?.name]);

/** The lines that a change touched: those that are there now, in their order, then those that are not any more. */
export const changedOrderLines = ({
  before,
  after,
}: NonNullable<ManagedOrder['guestChange']>): ChangedLine[] => {
  const gone = [...(before.dishes ?? [])];
  const take = (line: Line, key: (line: Line) => string): Line | undefined => {
    const index = gone.findIndex((other) => key(other) === key(line));
    return index === -1 ? undefined : gone.splice(index, 1)[0];
  };
  const now = after.dishes ?? [];
  // Those made alike first, so that another line of the same dish does not take their place.
  const alike = now.map((line) => take(line, madeAs));
  const changed = now.map((line, index): ChangedLine => {
    const same = alike[index];
    const was = same ?? take(line, dishOf);
    return { line, before: was?.quantity ?? 0, after: line.quantity, isOther: !same && was !== undefined };
  });
  return [...changed, ...gone.map((line) => ({ line, before: line.quantity, after: 0, isOther: false }))];
};
