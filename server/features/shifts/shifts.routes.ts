import type { shiftsContract } from '#core/shifts/shifts.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { ShiftsService } from './shifts.service.ts';

export const shiftsRoutes = ({ shifts }: { shifts: ShiftsService }): HandlersFor<typeof shiftsContract> => ({
  listShifts: async ({ owner, query }) => {
    requireOwnId(owner, query.ownerId);
    return shifts.list(owner, query.before);
  },
  getShift: ({ owner, params }) => shifts.get(owner, params.serviceId),
  hasActiveShift: ({ params }) => shifts.getOpenness(publicOwner(params.userId)),
  getEvening: async ({ owner }) => ({ evening: await shifts.getEvening(owner) }),
  checkUnfinishedOrders: async ({ owner, params }) => {
    requireOwnId(owner, params.userId);
    return { hasUnfinishedOrders: await shifts.hasUnfinishedOrders(owner) };
  },
  startShift: async ({ owner, body }) => {
    requireOwnId(owner, body.owner);
    return shifts.start(owner);
  },
  getClosing: ({ owner }) => shifts.getClosing(owner),
  endShift: async ({ owner, body }) => {
    requireOwnId(owner, body.userId);
    return shifts.end(owner, { shiftId: body.id, countedCash: body.countedCash });
  },
  savePreflight: async ({ owner, params, body }) => {
    await shifts.savePreflight(owner, params.serviceId, body.results);
    return {};
  },
  listShiftOrders: async ({ owner, params }) => {
    requireOwnId(owner, params.ownerId);
    return shifts.listOrders(owner, params.serviceId);
  },
  listDeletedOrders: async ({ owner, params }) => {
    requireOwnId(owner, params.ownerId);
    return shifts.listDeletedOrders(owner, params.serviceId);
  },
});
