import { toShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { visitSums } from '#core/visits/visit-sums.ts';
import type { VisitWithOrders } from './visits.queries.ts';

export const presentVisit = ({ visit, closedBy, orders }: VisitWithOrders): Visit => {
  const { total, waiting, paid, owed, toGiveBack } = visitSums(orders);
  return {
    _id: visit.id,
    service: visit.shiftId,
    tableNumber: visit.tableNumber,
    openedAt: visit.openedAt.toISOString(),
    closedAt: visit.closedAt?.toISOString() ?? null,
    closedBy,
    orderIds: orders.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id),
    total: toShekels(total),
    waiting: toShekels(waiting),
    paid: toShekels(paid),
    owed: toShekels(owed),
    toGiveBack: toShekels(toGiveBack),
  };
};
