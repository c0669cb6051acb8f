import type { visitsContract } from '#core/visits/visits.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { TakingService } from './taking.service.ts';
import type { VisitsService } from './visits.service.ts';

type Needs = { visits: VisitsService; taking: TakingService };

export const visitsRoutes = ({ visits, taking }: Needs): HandlersFor<typeof visitsContract> => ({
  listVisits: async ({ owner }) => ({ visits: await visits.list(owner) }),
  getVisit: ({ owner, params }) => visits.get(owner, params.id),
  moveVisit: ({ owner, params, body }) => visits.move(owner, params.id, body.tableNumber),
  closeVisit: ({ owner, params, body }) => visits.close(owner, params.id, body?.unpaid ?? false),
  moveOrderToTable: ({ owner, params, body }) =>
    visits.moveOrder(owner, params.id, body.tableNumber, body.revision),
  listPayments: async ({ owner, query }) => ({ payments: await taking.list(owner, query.orderId) }),
  takePayment: ({ owner, body }) => taking.take(owner, body),
  voidPayment: ({ owner, params, body }) => taking.void(owner, params.id, body.reason),
});
