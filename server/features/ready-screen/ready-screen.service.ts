import { canTakeOrders } from '#core/accounts/plans.ts';
import type { ReadySnapshot } from '#core/ready-screen/ready-screen.contract.ts';
import { fetchedWithinMs } from '#core/ready-screen/ready-stage.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newSecret } from '#server/system/ids.ts';
import { presentReadyRow } from './ready-screen.presenter.ts';
import {
  findAddress,
  findPracticeId,
  findReadyRestaurant,
  listReadyOrders,
  lockAddress,
  updateAddress,
} from './ready-screen.queries.ts';

type Needs = { db: Database; clock: Clock };

export type ReadyScreenService = ReturnType<typeof createReadyScreenService>;

export const createReadyScreenService = ({ db, clock }: Needs) => {
  const findOwner = async (secret: string) => {
    const found = await findReadyRestaurant(db, secret);
    if (!found) throw new Refusal('not_found');
    return found;
  };

  return {
    findOwner,
    findPracticeId: (ownerId: PublicOwnerId): Promise<string | null> => findPracticeId(db, ownerId),

    isKnown: async (secret: string): Promise<boolean> => (await findReadyRestaurant(db, secret)) !== null,

    read: async (secret: string): Promise<ReadySnapshot> => {
      const { ownerId, name } = await findOwner(secret);
      const now = clock.now();
      const rows = await listReadyOrders(db, ownerId, new Date(now.getTime() - fetchedWithinMs));
      return { restaurantName: name, orders: rows.map((row) => presentReadyRow(row, now)) };
    },

    getAddress: async (scope: OwnerScope): Promise<{ secret: string | null }> => {
      const found = await findAddress(db, scope);
      if (!found) throw new Refusal('not_found');
      return { secret: found.secret };
    },

    replaceAddress: (scope: OwnerScope, was: string | null): Promise<{ secret: string }> =>
      db.transaction(async (tx) => {
        const found = await lockAddress(tx, scope);
        if (!found) throw new Refusal('not_found');
        if (!canTakeOrders(found.plan)) throw new Refusal('plan_required');
        // A second press, here or on another screen, has the address that the first one made.
        if (found.secret !== was)
          throw new Refusal<'replaceReadyAddress'>('changed_meanwhile', { secret: found.secret });
        const secret = newSecret();
        await updateAddress(tx, scope, secret);
        await logEvents(tx, scope.ownerId, { kind: 'ready-screen' });
        return { secret };
      }),
  };
};
