import { Refusal } from '#core/refusal.ts';
import { afterWrongPin, blockedForMs, wrongPinsPerOwner, wrongPinsSpanMs } from '#core/staff/pin-rules.ts';
import { freshUntil, type PinMinutes, prolongableUntil, untilAfterAction } from '#core/staff/pin-window.ts';
import type { PersonAtStation } from '#core/staff/station-shape.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { isParentGone } from '#server/db/is-account-gone.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import type { Clock } from '#server/system/clock.ts';
import type { PeopleService } from './people.service.ts';
import {
  closePinWindow,
  countForOwner,
  endProlongedPins,
  findPinLength,
  lockWrongPins,
  openPinWindow,
  setWrongPins,
  uncountForOwner,
  updatePinLength,
} from './pins.queries.ts';

const blocked = (waitMs: number): Refusal =>
  new Refusal('pin_blocked', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

const requireStation = (scope: OwnerScope): void => {
  if (!scope.station) throw new Refusal('not_a_station');
};

type PinLength = { minutes: PinMinutes };
const present = (length: PinLength | null): PinLength => {
  if (!length) throw new Refusal('not_found');
  return length;
};

export type PinsService = ReturnType<typeof createPinsService>;

type Needs = { db: Database; clock: Clock; people: PeopleService };

/** A PIN that counts as long as the shift ends with it. */
export const pinsShiftHook: ShiftHook = {
  locks: 'sessions',
  ends: async (tx, scope) => {
    await endProlongedPins(tx, scope);
    return [];
  },
};

/** The person signed in at a station. */
export const createPinsService = ({ db, clock, people }: Needs) => {
  /**
   * A PIN counts as wrong until it has proved right: of a thousand that are sent at once, in however many processes,
   * only as many are looked at as may be wrong. What is refused here is rolled back, and so is not counted.
   */
  const countAsWrong = (scope: OwnerScope) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const before = await lockWrongPins(tx, scope);
      if (!before) throw new Refusal('not_signed_in');
      const waitMs = blockedForMs(before, now);
      if (waitMs > 0) throw blocked(waitMs);
      const { used, leftMs } = await countForOwner(tx, scope, now, wrongPinsSpanMs);
      if (used > wrongPinsPerOwner) throw blocked(leftMs);
      const after = afterWrongPin(before, now);
      await setWrongPins(tx, scope, after);
      return { before, after };
    });

  return {
    type: async (
      scope: OwnerScope,
      { personId, pin }: { personId: string; pin: string },
    ): Promise<PersonAtStation> => {
      requireStation(scope);
      const counted = await countAsWrong(scope);
      const person = await people.findByPin(scope, personId, pin);
      if (!person) throw new Refusal('wrong_pin');
      const length = await findPinLength(db, scope);
      if (!length) throw new Refusal('not_signed_in');
      const personSince = clock.now();
      const longestUntil = prolongableUntil(personSince, length.minutes);
      const personUntil = untilAfterAction(personSince, longestUntil);
      try {
        await db.transaction(async (tx) => {
          // In the same order as above: two that lock the same rows never wait for each other.
          await openPinWindow(tx, scope, { personId, personSince, personUntil }, counted);
          await uncountForOwner(tx, scope);
        });
      } catch (error) {
        throw isParentGone(error, 'people') ? new Refusal('wrong_pin') : error;
      }
      return {
        ...person,
        until: personUntil.toISOString(),
        freshUntil: freshUntil(personSince).toISOString(),
        longestUntil: longestUntil?.toISOString() ?? null,
      };
    },

    forget: async (scope: OwnerScope): Promise<void> => {
      requireStation(scope);
      await closePinWindow(db, scope);
    },

    getLength: async (scope: OwnerScope): Promise<PinLength> => present(await findPinLength(db, scope)),

    setLength: async (scope: OwnerScope, minutes: PinMinutes): Promise<PinLength> =>
      present(await updatePinLength(db, scope, minutes)),
  };
};
