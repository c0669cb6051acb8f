import { Refusal } from '#core/refusal.ts';
import type { RefusedPhone } from '#core/refused-phones/refused-phones.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { presentRefusedPhone } from './refused-phones.presenter.ts';
import {
  deleteRefusedPhone,
  deleteRefusedPhonesOf,
  findPhoneOfOrder,
  insertRefusedPhone,
  listRefusedPhones,
} from './refused-phones.queries.ts';

export { deleteRefusedPhonesOfGuests } from './refused-phones.queries.ts';

type Needs = { db: Database; clock: Clock };

export type RefusedPhonesService = ReturnType<typeof createRefusedPhonesService>;

/** Nobody is refused for longer than the shift, and no list of theirs is left. */
export const refusedPhonesShiftHook: ShiftHook = {
  locks: 'refusedPhones',
  ends: async (tx, _scope, shiftId) => {
    await deleteRefusedPhonesOf(tx, shiftId);
    return [];
  },
};

/** Whose orders staff refuse until the shift ends. A guest's form takes exactly ten digits, so a phone has one spelling. */
export const createRefusedPhonesService = ({ db, clock }: Needs) => {
  const list = async (from: Database | Transaction, scope: OwnerScope): Promise<RefusedPhone[]> =>
    (await listRefusedPhones(from, scope)).map(presentRefusedPhone);

  return {
    list: (scope: OwnerScope): Promise<RefusedPhone[]> => list(db, scope),

    refuse: (scope: OwnerScope, orderId: string): Promise<RefusedPhone[]> =>
      db.transaction(async (tx) => {
        const order = await findPhoneOfOrder(tx, scope, orderId);
        if (!order) throw new Refusal('not_found');
        const isNew = await insertRefusedPhone(tx, scope, {
          id: newId(),
          ...order,
          refusedBy: scope.actorId,
          refusedAt: clock.now(),
        });
        const phones = await list(tx, scope);
        if (isNew) await logEvents(tx, scope.ownerId, { kind: 'board' });
        return phones;
      }),

    accept: (scope: OwnerScope, refusedId: string): Promise<RefusedPhone[]> =>
      db.transaction(async (tx) => {
        if (!(await deleteRefusedPhone(tx, scope, refusedId))) throw new Refusal('not_found');
        const phones = await list(tx, scope);
        await logEvents(tx, scope.ownerId, { kind: 'board' });
        return phones;
      }),
  };
};
