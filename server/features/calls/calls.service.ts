import { canTakeOrders } from '#core/accounts/plans.ts';
import { answered, type CallAnswer, retold } from '#core/calls/call-rules.ts';
import type { CallBody, GuestCall, TableCall } from '#core/calls/call-shape.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { TableCodesService } from '#server/features/qr/table-codes.service.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import type { VisitHook } from '#server/hooks/visit-hook.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId, newSecret } from '#server/system/ids.ts';
import { presentCall, presentCallEvent, presentGuestCall } from './calls.presenter.ts';
import {
  type CallRow,
  closeCallsOf,
  findCallableRestaurant,
  findCallForChange,
  findTrackedCall,
  holdOpenShift,
  insertOrLockCall,
  listOpenCalls,
  updateCall,
} from './calls.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimits;
  tableCodes: Pick<TableCodesService, 'require'>;
};

export type CallsService = ReturnType<typeof createCallsService>;

/** Nobody comes to the tables that still call when the shift ends. */
export const callsShiftHook: ShiftHook = {
  locks: 'calls',
  ends: async (tx, _scope, shiftId, now) => (await closeCallsOf(tx, { shiftId }, now)).map(presentCallEvent),
};

/** Who sits at a table next has not called, whatever those called for who have left. */
export const callsVisitHook: VisitHook = {
  locks: 'calls',
  closes: async (tx, table, now) => (await closeCallsOf(tx, table, now)).map(presentCallEvent),
};

/** Tables that call the waiter or ask for the bill, and who answers them. */
export const createCallsService = ({ db, clock, rateLimits, tableCodes }: Needs) => {
  const requireTable = async (ownerId: PublicOwnerId, table: number): Promise<void> => {
    const restaurant = await findCallableRestaurant(db, ownerId);
    if (!restaurant) throw new Refusal('not_found');
    if (!canTakeOrders(restaurant.plan)) throw new Refusal('plan_required');
    if (table > restaurant.tables) throw new Refusal('invalid_table', { tables: restaurant.tables });
  };

  const getTracked = async (trackingToken: string) => {
    const call = await findTrackedCall(db, trackingToken);
    if (!call) throw new Refusal('not_found');
    return call;
  };

  return {
    create: async (
      ownerId: PublicOwnerId,
      { table, kind, payment, payers, code }: CallBody,
      address: string,
    ): Promise<GuestCall> => {
      await rateLimits.consume('tableCallPerAddress', address);
      await rateLimits.consume('tableCallPerTable', ownerId, String(table), address);
      await requireTable(ownerId, table);
      await tableCodes.require(ownerId, table, code);
      const isBill = kind === 'bill';
      return db.transaction(async (tx) => {
        const shift = await holdOpenShift(tx, ownerId);
        if (!shift) throw new Refusal('no_open_shift');
        const id = newId();
        const now = clock.now();
        const details = {
          payment: isBill ? (payment ?? null) : null,
          payers: isBill ? (payers ?? null) : null,
        };
        const call = await insertOrLockCall(tx, {
          id,
          ownerId,
          shiftId: shift.id,
          tableNumber: table,
          kind,
          ...details,
          trackingToken: newSecret(),
          createdAt: now,
          ringsSince: now,
        });
        const isNew = call.id === id;
        const change = isNew ? null : retold(call, details);
        // Called before, and the same is wanted.
        if (!isNew && !change) return presentGuestCall(call);
        // Who has seen it has read something else: it rings again, from the beginning.
        const again = { ...change, ringStep: 0, ringsSince: now, seenAt: null, seenBy: null };
        const told = change ? await updateCall(tx, call.id, again) : call;
        await logEvents(tx, ownerId, presentCallEvent(told));
        return presentGuestCall(told);
      });
    },

    track: async (trackingToken: string): Promise<GuestCall> =>
      presentGuestCall(await getTracked(trackingToken)),

    getTracked: async (trackingToken: string): Promise<{ id: string; ownerId: PublicOwnerId }> =>
      getTracked(trackingToken),

    listOpen: async (scope: OwnerScope): Promise<{ tables: number; calls: TableCall[] }> => {
      const restaurant = await findCallableRestaurant(db, scope.ownerId);
      const calls = await listOpenCalls(db, scope);
      return { tables: restaurant?.tables ?? 0, calls: calls.map(presentCall) };
    },

    answer: (scope: OwnerScope, callId: string, answer: CallAnswer): Promise<TableCall> =>
      db.transaction(async (tx) => {
        const call = await findCallForChange(tx, scope, callId);
        if (!call) throw new Refusal('not_found');
        const next = answered(call, answer, clock.now());
        if (!next) return presentCall(call);
        const by = (at: Date | null, was: Date | null, who: string | null) =>
          at && !was ? scope.actorId : who;
        const after: CallRow = await updateCall(tx, call.id, {
          ...next,
          seenBy: by(next.seenAt, call.seenAt, call.seenBy),
          doneBy: by(next.doneAt, call.doneAt, call.doneBy),
        });
        await logEvents(tx, scope.ownerId, presentCallEvent(after));
        return presentCall(after);
      }),
  };
};
