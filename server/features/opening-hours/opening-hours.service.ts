import type { z } from 'zod';
import type { openingHoursBody } from '#core/opening-hours/opening-hours.contract.ts';
import type { OpeningDays, OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { openingDaysAt, replaceExceptions, upcomingExceptions } from '#core/opening-hours/opening-times.ts';
import { isSameOpening } from '#core/opening-hours/same-opening.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentStoredOpening } from './opening-hours.presenter.ts';
import { findOpening, lockOpening, type OpeningRow, updateOpening } from './opening-hours.queries.ts';

type Needs = { db: Database; clock: Clock };
type Body = z.output<typeof openingHoursBody>;

export type OpeningHoursService = ReturnType<typeof createOpeningHoursService>;

export const createOpeningHoursService = ({ db, clock }: Needs) => {
  /** Without the exceptions of days that are over. */
  const current = (opening: OpeningHours, timeZone: string): OpeningHours => ({
    ...opening,
    exceptions: upcomingExceptions(opening.exceptions, timeZone, clock.now()),
  });
  const present = (row: OpeningRow): OpeningHours => current(presentStoredOpening(row), row.timeZone);
  const getRow = async (ownerId: PublicOwnerId): Promise<OpeningRow> => {
    const row = await findOpening(db, ownerId);
    if (!row) throw new Refusal('not_found');
    return row;
  };

  return {
    get: async ({ ownerId }: OwnerScope): Promise<OpeningHours> => present(await getRow(ownerId)),

    save: (scope: OwnerScope, { hours, exceptions, was }: Body): Promise<OpeningHours> =>
      db.transaction(async (tx) => {
        const saved = await lockOpening(tx, scope);
        if (!saved) throw new Refusal('not_found');
        const { timeZone } = saved;
        const next = {
          openingHours: hours,
          openingExceptions: replaceExceptions(saved.openingExceptions, exceptions, timeZone, clock.now()),
        };
        const now = present(saved);
        const requested = present({ ...next, timeZone });
        // What is saved already may be sent again: its first answer was lost.
        const isRepeated = isSameOpening(now, requested);
        // A day that ended since it was read is no change by somebody else.
        if (was && !isRepeated && !isSameOpening(now, current(was, timeZone)))
          throw new Refusal<'saveOpeningHours'>('changed_meanwhile', { opening: now });
        if (isRepeated) return now;
        await updateOpening(tx, scope, next);
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return requested;
      }),

    /** For the owner's archive. */
    getStored: async ({ ownerId }: OwnerScope): Promise<OpeningHours> =>
      presentStoredOpening(await getRow(ownerId)),

    /** The whole week and what is unusual, for search engines. */
    getPublic: async (ownerId: PublicOwnerId): Promise<OpeningHours> => present(await getRow(ownerId)),

    /** Day by day, for guests. */
    getDays: async (ownerId: PublicOwnerId): Promise<OpeningDays> => {
      const row = await getRow(ownerId);
      if (row.openingHours.length === 0) throw new Refusal('not_found');
      return openingDaysAt(presentStoredOpening(row), row.timeZone, clock.now());
    },
  };
};
