import { rightsInOrder } from '#core/http/rights.ts';
import { Refusal } from '#core/refusal.ts';
import type { NewPerson, Person, PersonBody } from '#core/staff/people.contract.ts';
import { isTrivialPin } from '#core/staff/pin-rules.ts';
import { staffLimits } from '#core/staff/staff-limits.ts';
import type { PersonTile } from '#core/staff/station-shape.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { equalizePasswordTime, hashPassword, isPasswordRight } from '#server/access/passwords.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { lockQuotas } from '#server/quotas/quotas.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { presentExportedPerson, presentPerson, presentTile } from './people.presenter.ts';
import {
  countPeople,
  endPinWindows,
  findWithPin,
  insertPerson,
  listEverybody,
  listPeople,
  type PersonRow,
  updatePerson,
} from './people.queries.ts';

const refuseTakenName = (error: unknown): never => {
  throw violates(error, 'people_name') ? new Refusal('person_name_taken') : error;
};

const hashPin = (pin: string): Promise<string> => {
  if (isTrivialPin(pin)) throw new Refusal('trivial_pin');
  return hashPassword(pin);
};

const found = (row: PersonRow | null): PersonRow => {
  if (!row) throw new Refusal('not_found');
  return row;
};

export type PeopleService = ReturnType<typeof createPeopleService>;

/** Who works in the restaurant. */
export const createPeopleService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  list: async (scope: OwnerScope): Promise<Person[]> => (await listPeople(db, scope)).map(presentPerson),

  listTiles: async (scope: OwnerScope): Promise<PersonTile[]> =>
    (await listPeople(db, scope)).map(presentTile),

  add: async (scope: OwnerScope, { pin, ...person }: NewPerson): Promise<Person> => {
    requireOrderingPlan(scope);
    const row = {
      id: newId(),
      ownerId: scope.ownerId,
      ...person,
      rights: rightsInOrder(person.rights),
      pinHash: await hashPin(pin),
      createdAt: clock.now(),
    };
    await db
      .transaction(async (tx) => {
        await lockQuotas(tx, scope);
        if ((await countPeople(tx, scope)) >= staffLimits.people) throw new Refusal('limit_reached');
        await insertPerson(tx, row);
        await logEvents(tx, scope.ownerId, { kind: 'board' });
      })
      .catch(refuseTakenName);
    return presentPerson(row);
  },

  change: async (scope: OwnerScope, personId: string, { rights, ...person }: PersonBody): Promise<Person> => {
    const change = { ...person, rights: rightsInOrder(rights) };
    const row = await db
      .transaction(async (tx) => {
        const changed = found(await updatePerson(tx, scope, personId, change));
        await logEvents(tx, scope.ownerId, { kind: 'board' });
        return changed;
      })
      .catch(refuseTakenName);
    return presentPerson(row);
  },

  setPin: async (scope: OwnerScope, personId: string, pin: string): Promise<void> => {
    const pinHash = await hashPin(pin);
    await db.transaction(async (tx) => {
      found(await updatePerson(tx, scope, personId, { pinHash }));
      await endPinWindows(tx, scope, personId);
    });
  },

  /** The row stays, and with it the name in what they did. */
  remove: (scope: OwnerScope, personId: string): Promise<void> =>
    db.transaction(async (tx) => {
      found(await updatePerson(tx, scope, personId, { removedAt: clock.now() }));
      await endPinWindows(tx, scope, personId);
      await logEvents(tx, scope.ownerId, { kind: 'board' });
    }),

  /** Whose PIN it is, or null. One hash, whether or not there is such a person: the time says nothing. */
  findByPin: async (scope: OwnerScope, personId: string, pin: string): Promise<Person | null> => {
    const row = await findWithPin(db, scope, personId);
    if (row) return (await isPasswordRight(pin, row.pinHash)) ? presentPerson(row) : null;
    await equalizePasswordTime(pin);
    return null;
  },

  /** For the export: without PINs, hashed or not. */
  listEverybody: async (scope: OwnerScope) => (await listEverybody(db, scope)).map(presentExportedPerson),
});
