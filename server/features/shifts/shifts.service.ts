import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DeletedOrder } from '#core/orders/order-trail.ts';
import { Refusal } from '#core/refusal.ts';
import { firstSimulated } from '#core/sandbox/simulated-pace.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import { shiftEnd } from '#core/shifts/shift-end.ts';
import type { Closing, Evening, Shift } from '#core/shifts/shift-shape.ts';
import { type Agorot, toShekels } from '#core/values/money.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { OrdersService } from '#server/features/orders/orders.service.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { VisitsService } from '#server/features/visits/visits.service.ts';
import { runHooks, saidOnce } from '#server/hooks/run-hooks.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { explainNotOpened, insertNewShift } from './new-shift.service.ts';
import { presentEvening, presentShift, presentTimes } from './shifts.presenter.ts';
import {
  endShift,
  findOpenness,
  findOpenShift,
  findOpenShiftForChange,
  findShift,
  findShiftWithTakings,
  listShifts,
  readEvening,
  readTakings,
  savePreflight,
} from './shifts.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  orders: OrdersService;
  payments: PaymentsService;
  visits: VisitsService;
  hooks: readonly ShiftHook[];
};

type Ending = { shiftId?: string | undefined; countedCash?: Agorot | null | undefined };

export type ShiftsService = ReturnType<typeof createShiftsService>;

export const createShiftsService = ({ db, clock, orders, payments, visits, hooks }: Needs) => ({
  list: async (scope: OwnerScope, before: string | undefined): Promise<Shift[]> => {
    requireOrderingPlan(scope);
    const last = before === undefined ? null : await findShift(db, scope, before);
    if (before !== undefined && !last) throw new Refusal('not_found');
    const rows = await listShifts(db, scope, last);
    return rows.map(({ shift, ...takings }) => presentShift(shift, takings));
  },

  get: async (scope: OwnerScope, shiftId: string): Promise<Shift> => {
    requireOrderingPlan(scope);
    const found = await findShiftWithTakings(db, scope, shiftId);
    if (!found) throw new Refusal('not_found');
    const { shift, ...takings } = found;
    return presentShift(shift, takings);
  },

  getOpenness: async (ownerId: PublicOwnerId) => {
    const found = await findOpenness(db, ownerId, clock.now());
    if (!found) throw new Refusal('not_found');
    const { shift, isWatched } = found;
    return {
      hasActiveService: shift !== null,
      service: shift && { _id: shift.id, ...presentTimes(shift) },
      isWatched,
    };
  },

  getEvening: async (scope: OwnerScope): Promise<Evening | null> => {
    const found = await readEvening(db, scope, clock.now());
    return found && presentEvening(found);
  },

  hasUnfinishedOrders: async (scope: OwnerScope): Promise<boolean> => {
    const open = await findOpenShift(db, scope);
    return open !== null && (await orders.listUnfinished(db, open.id)).length > 0;
  },

  start: async (scope: OwnerScope): Promise<Shift> => {
    requireOrderingPlan(scope);
    try {
      return await db.transaction(async (tx) => {
        const before = await runHooks(hooks, ({ beforeBegin }) => beforeBegin?.(tx, scope));
        const now = clock.now();
        // Whoever tries an evening has no other guests.
        const simulated = scope.isThrowAway ? firstSimulated('try', now) : {};
        const shift = await insertNewShift(tx, scope, now, simulated);
        const begun = await runHooks(hooks, ({ begins }) => begins?.(tx, scope, now));
        const opened = { kind: 'shift', isOpen: true, shiftId: shift.id } as const;
        await logEvents(tx, scope.ownerId, ...before, opened, ...saidOnce(begun));
        return presentShift(shift, { orderCount: 0, total: 0 });
      });
    } catch (error) {
      throw explainNotOpened(error);
    }
  },

  getClosing: async (scope: OwnerScope): Promise<Closing> => {
    const open = await findOpenShift(db, scope);
    if (!open) throw new Refusal('no_open_shift');
    const expected = await payments.sumCash(db, open.id);
    return {
      unpaid: await visits.listUneven(scope, open.id),
      cash: { expected: toShekels(expected) },
    };
  },

  end: async (scope: OwnerScope, { shiftId, countedCash = null }: Ending = {}): Promise<Shift> =>
    db.transaction(async (tx) => {
      const open = await findOpenShiftForChange(tx, scope);
      if (!open || (shiftId !== undefined && shiftId !== open.id)) throw new Refusal('no_open_shift');
      const unfinished = await orders.listUnfinished(tx, open.id);
      if (unfinished.length > 0) {
        throw new Refusal('unfinished_orders', {
          orders: unfinished.map(({ id, number, status }) => ({
            _id: id,
            displayOrderNumber: number,
            status,
          })),
        });
      }
      const endedAt = shiftEnd(open.startedAt, clock.now());
      const expectedCash = await payments.sumCash(tx, open.id);
      const ended = await endShift(tx, open.id, { endedAt, expectedCash, countedCash });
      const takings = await readTakings(tx, open.id);
      const closed = await runHooks(hooks, ({ ends }) => ends?.(tx, scope, open.id, endedAt));
      await logEvents(tx, scope.ownerId, ...closed, { kind: 'shift', isOpen: false, shiftId: open.id });
      return presentShift(ended, takings);
    }),

  savePreflight: async (scope: OwnerScope, shiftId: string, results: PreflightFindings): Promise<void> => {
    const preflight = { at: clock.now().toISOString(), results };
    if (!(await savePreflight(db, scope, shiftId, preflight))) throw new Refusal('not_found');
  },

  listOrders: async (scope: OwnerScope, shiftId: string): Promise<ManagedOrder[]> => {
    if (!(await findShift(db, scope, shiftId))) throw new Refusal('not_found');
    return orders.listOfShift(scope, shiftId);
  },

  listDeletedOrders: async (scope: OwnerScope, shiftId: string): Promise<DeletedOrder[]> => {
    if (!(await findShift(db, scope, shiftId))) throw new Refusal('not_found');
    return orders.listDeleted(scope, shiftId);
  },
});
