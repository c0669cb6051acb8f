import { and, eq, inArray, not } from 'drizzle-orm';
import { sessions, users } from '#server/db/schema.ts';
import {
  buildRestaurant,
  openSession,
  putDevice,
  putEmailLink,
  putIntoStationMode,
  putSecondFactor,
  type Restaurant,
} from './build-restaurant.ts';
import type { AttackedApp } from './open-app.ts';
import { isSignedIn, type Person, people, type RestaurantName, restaurantKinds } from './people.ts';
import { readState } from './restaurant-state.ts';
import type { EntityIds, Whose } from './things.ts';

/** A menu that keeps growing makes every later request slower. */
const changesUntilNew = 60;

export type Caller = { person: Person; restaurant: Restaurant; cookie: string | null };

/** Everybody in an attack. Accounts that an attack has changed are rebuilt, so that later requests find what they expect. */
export const openCast = async (attacked: AttackedApp, onSecret: (secret: string) => void) => {
  const restaurants = {} as Record<RestaurantName, Restaurant>;
  const callers = {} as Record<Person, Caller>;
  const built = new Map<RestaurantName, string>();
  const changed = new Map<RestaurantName, number>();

  const signIn = async (person: Person): Promise<void> => {
    const { session, restaurant: name } = people[person];
    const restaurant = restaurants[name];
    const { owner } = restaurant.known;
    const token = session === 'none' ? null : await openSession(attacked, owner, session === 'confirmed');
    if (token && session.startsWith('station'))
      await putIntoStationMode(attacked, token, session === 'station' ? null : restaurant.known.person);
    if (token && session === 'ended') await attacked.services.sessions.close(token);
    callers[person] = { person, restaurant, cookie: token && `session=${token}` };
  };
  const peopleOf = (name: RestaurantName) =>
    (Object.keys(people) as Person[]).filter((person) => people[person].restaurant === name);

  const renew = async (name: RestaurantName): Promise<void> => {
    restaurants[name] = await buildRestaurant(attacked, name);
    built.set(name, await readState(attacked.engine.db, restaurants[name].known));
    changed.delete(name);
    for (const secret of restaurants[name].secrets) onSecret(secret);
    for (const person of peopleOf(name)) await signIn(person);
  };

  /** Gives an account back its address, password, mailed link and sessions; cheaper than a new one. */
  const restoreAccount = async (name: RestaurantName): Promise<void> => {
    const { known, passwordHash } = restaurants[name];
    const found = await attacked.engine.db
      .update(users)
      .set({ email: known.email, passwordHash })
      .where(eq(users.id, known.owner))
      .returning({ id: users.id });
    if (found.length === 0) return renew(name);
    // A session that became a station counts towards their limit.
    const isKnown = inArray(sessions.publicId, Object.values(known));
    await attacked.engine.db.delete(sessions).where(and(eq(sessions.userId, known.owner), not(isKnown)));
    await putEmailLink(attacked, known.owner, known.emailToken);
    await putDevice(attacked, known.owner, known.device);
    known.appCode = await putSecondFactor(attacked, name, known.owner);
    for (const person of peopleOf(name)) await signIn(person);
  };

  for (const name of Object.keys(restaurantKinds) as RestaurantName[]) await renew(name);
  const victimCookie = `session=${await openSession(attacked, restaurants.victim.known.owner, false)}`;

  return {
    victim: restaurants.victim,
    victimCookie,
    caller: (person: Person): Caller => callers[person],
    knownFor: (person: Person): Record<Whose, EntityIds> => ({
      own: callers[person].restaurant.known,
      victim: restaurants.victim.known,
    }),
    /** What this person may never see. */
    secretsFrom: (person: Person): string[] =>
      Object.values(restaurants)
        .filter(({ name }) => name !== people[person].restaurant || !isSignedIn(person))
        .flatMap(({ secrets }) => secrets),
    noteChange: async (person: Person, isOfAccount: boolean): Promise<void> => {
      const { restaurant: name } = people[person];
      if (isOfAccount) return restoreAccount(name);
      changed.set(name, (changed.get(name) ?? 0) + 1);
    },
    /** Rebuilds those that are no longer as they were built. */
    renewChanged: async (): Promise<void> => {
      for (const [name, changes] of changed) {
        const isAsBuilt = built.get(name) === (await readState(attacked.engine.db, restaurants[name].known));
        if (!isAsBuilt || changes > changesUntilNew) await renew(name);
      }
    },
  };
};
