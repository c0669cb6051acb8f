import { type Right, rightsInOrder } from '#core/http/rights.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { newId } from '#server/system/ids.ts';
import { keepToken, type TestOwner } from './build-owner.ts';
import { storePerson } from './stored-rows.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { testCaller } from './workshop/insert-restaurant.ts';

export const testPin = '4071';

export type TestPerson = { id: string; name: string; pin: string };

/** Somebody who works for the owner; without a name, under one of their own. */
export const buildPerson = async (
  owner: TestOwner,
  rights: readonly Right[],
  { name = `Person ${newId()}`, pin = testPin } = {},
): Promise<TestPerson> => {
  await owner.confirmPassword();
  const { clock, engine, services } = owner.place;
  const person = {
    id: newId(),
    ownerId: owner.id,
    name,
    color: 'teal' as const,
    rights: rightsInOrder(rights),
  };
  await storePerson(engine.db, { ...person, pinHash: await hashPassword(pin), createdAt: clock.now() });
  services.securityLog.record('person_added', { ownerId: owner.id }, testCaller);
  return { id: person.id, name, pin };
};

export type TestStation = TestClient & {
  /** Chooses a tile and types a PIN. */
  type: (person: TestPerson, pin?: string) => ReturnType<TestClient['post']>;
};

export const stationOf = (client: TestClient): TestStation => ({
  ...client,
  type: (person, pin = person.pin) => client.post('/staff/pin', { personId: person.id, pin }),
});

/** A device as it is after it was paired with a code of the owner's. */
export const buildStation = async (
  testApp: Pick<TestApp, 'visitor'>,
  owner: TestOwner,
  stationName = 'Bar',
): Promise<TestStation> => {
  await owner.confirmPassword();
  const { services } = owner.place;
  const device = testApp.visitor();
  const token = await services.sessions.open(owner.id, testCaller, { stationName });
  services.securityLog.record('station_paired', { ownerId: owner.id }, testCaller);
  keepToken(owner.place, device, token);
  return stationOf(device);
};
