import { addStatements, type Statement, statementOf } from '#core/orders/statement.ts';
import { toShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import type { VisitWithOrders } from './visits.queries.ts';

/** It is added up from its orders each time: nothing of it is stored. */
export const statementOfVisit = ({ orders }: VisitWithOrders): Statement =>
  addStatements(orders.map(statementOf));

export const presentVisit = (found: VisitWithOrders): Visit => {
  const { visit, closedBy, orders } = found;
  const { total, waiting, paid, owed, toGiveBack } = statementOfVisit(found);
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
