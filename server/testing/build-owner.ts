import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Plan } from '#core/accounts/plans.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { setSessionState } from './stored-rows.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import type { DescribedRestaurant } from './workshop/described-restaurant.ts';
import { insertRestaurant, testCaller } from './workshop/insert-restaurant.ts';

export { testPassword } from './workshop/described-restaurant.ts';

/** Where a restaurant is inserted. */
export type Place = Pick<TestApp, 'app' | 'engine' | 'clock' | 'services'>;

export type TestOwner = TestClient & {
  id: OwnId<'account'>;
  account: Account;
  place: Place;
  /** As after a password dialog: the step-up window of this session is open. */
  confirmPassword: () => Promise<void>;
};

/** The cookie as the server would set it. */
export const keepToken = ({ services }: Place, { cookies }: TestClient, token: string): void => {
  const reply = { setCookie: (name: string, value: string) => cookies.set(name, value) };
  services.sessionCookie.set({ protocol: 'http' } as FastifyRequest, reply as unknown as FastifyReply, token);
};

const tokenOf = ({ services }: Place, { cookies }: TestClient): string =>
  services.sessionCookie.read({ cookies: Object.fromEntries(cookies) } as unknown as FastifyRequest) ?? '';

const signedIn = (place: Place, id: OwnId<'account'>, account: Account, token: string): TestOwner => {
  const client = createTestClient(place.app);
  keepToken(place, client, token);
  return {
    ...client,
    id,
    account,
    place,
    confirmPassword: async () => {
      const { clock, engine, services } = place;
      const passwordVerifiedUntil = new Date(clock.now().getTime() + limits.stepUpMinutes * 60_000);
      await setSessionState(engine.db, tokenOf(place, client), { passwordVerifiedUntil });
      services.securityLog.record('step_up', { ownerId: id }, testCaller);
    },
  };
};

/** An owner who stands in the middle of their day: everything that the description says is there. */
export const buildRestaurant = async (place: Place, described: DescribedRestaurant = {}) => {
  const { engine, clock, services } = place;
  const inserted = await insertRestaurant(engine.db, clock.now(), described);
  const { id, account, token, menu, shift } = inserted;
  services.securityLog.record('signed_up', { ownerId: id }, testCaller);
  if (shift) services.securityLog.record('step_up', { ownerId: id }, testCaller);
  return { owner: signedIn(place, id, account, token), menu, shift };
};

/** A signed-up, signed-in owner with an address of their own. */
export const buildOwner = async (place: Place, overrides: { plan?: Plan } = {}): Promise<TestOwner> =>
  (await buildRestaurant(place, overrides)).owner;
