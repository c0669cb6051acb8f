import { Refusal } from '#core/refusal.ts';
import { staffLimits } from '#core/staff/staff-limits.ts';
import { stationCodeMinutes } from '#core/staff/station-code.ts';
import type { Station } from '#core/staff/stations.contract.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newStationCode } from '#server/system/ids.ts';
import { presentStation } from './stations.presenter.ts';
import {
  countStations,
  deleteExpiredCodes,
  insertStationCode,
  listStations,
  makeStation,
  takeStationCode,
} from './stations.queries.ts';

type Needs = { db: Database; clock: Clock; sessions: SessionsService; rateLimits: RateLimits };

export type StationsService = ReturnType<typeof createStationsService>;

/** The devices that staff share. */
export const createStationsService = ({ db, clock, sessions, rateLimits }: Needs) => {
  /** A restaurant that is only tried has no password to leave a station with. */
  const assertStationQuota = async (scope: OwnerScope): Promise<void> => {
    requireOrderingPlan(scope);
    if (scope.isThrowAway) throw new Refusal('keep_it_first');
    if ((await countStations(db, scope, clock.now())) >= staffLimits.stations)
      throw new Refusal('limit_reached');
  };

  return {
    list: async (scope: OwnerScope): Promise<Station[]> =>
      (await listStations(db, scope, clock.now())).map(presentStation),

    becomeStation: async (scope: OwnerScope, name: string): Promise<void> => {
      await assertStationQuota(scope);
      await makeStation(db, scope, name);
    },

    makeCode: async (
      scope: OwnerScope,
      stationName: string,
    ): Promise<{ code: string; expiresAt: string }> => {
      await assertStationQuota(scope);
      const code = newStationCode();
      const expiresAt = new Date(clock.now().getTime() + stationCodeMinutes * 60_000);
      const { ownerId } = scope;
      await db.transaction((tx) =>
        insertStationCode(tx, { codeHash: hashSecret(code), ownerId, stationName, expiresAt }),
      );
      return { code, expiresAt: expiresAt.toISOString() };
    },

    /** Gives the token for the cookie. */
    pair: async (code: string, address: string, device: Parameters<SessionsService['open']>[1]) => {
      await rateLimits.consume('pairPerAddress', address);
      const taken = await takeStationCode(db, hashSecret(code), clock.now());
      if (!taken) throw new Refusal('station_code_invalid');
      return {
        ...taken,
        token: await sessions.open(taken.ownerId, device, { stationName: taken.stationName }),
      };
    },

    end: async (scope: OwnerScope, stationId: string): Promise<void> => {
      if (!(await sessions.endStation(scope, stationId))) throw new Refusal('not_found');
    },

    sweep: async (batches?: Batches): Promise<void> => {
      await inBatches(sweptAtOnce, (limit) => deleteExpiredCodes(db, clock.now(), limit), batches);
    },
  };
};
