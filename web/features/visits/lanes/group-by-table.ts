import type { ManagedOrder } from '#core/orders/order-shape.ts';

type Placed = { readonly order: Pick<ManagedOrder, 'tableNumber' | 'visit' | 'createdAt'> };

/** The orders of one table in a stage; `tableNumber` is null for those that are picked up. */
export type TableGroup<P extends Placed> = {
  key: string;
  tableNumber: number | null;
  /** Null for orders of no visit: those that are picked up, and those from before there were visits. */
  visitId: string | null;
  placed: readonly P[];
};

const keyOf = ({ tableNumber, visit }: Placed['order']): string =>
  tableNumber === null ? '' : (visit ?? `table ${tableNumber}`);

const since = <P extends Placed>(group: TableGroup<P>, openedAt: ReadonlyMap<string, string>): string =>
  (group.visitId && openedAt.get(group.visitId)) || (group.placed[0]?.order.createdAt ?? '');

/**
 * By visit, in the order in which tables began: a table that comes stands below the others and moves none of them. Orders to be
 * picked up come last.
 */
export const groupByTable = <P extends Placed>(
  placed: readonly P[],
  openedAt: ReadonlyMap<string, string> = new Map(),
): TableGroup<P>[] => {
  const groups = new Map<string, TableGroup<P> & { placed: P[] }>();
  for (const each of placed) {
    const key = keyOf(each.order);
    const { tableNumber, visit = null } = each.order;
    const group = groups.get(key) ?? { key, tableNumber, visitId: visit, placed: [] };
    group.placed.push(each);
    groups.set(key, group);
  }
  const isPickup = (group: TableGroup<P>): number => Number(group.tableNumber === null);
  return [...groups.values()].sort((a, b) => {
    const [first, second] = [since(a, openedAt), since(b, openedAt)];
    return isPickup(a) - isPickup(b) || (first < second ? -1 : first > second ? 1 : 0);
  });
};
