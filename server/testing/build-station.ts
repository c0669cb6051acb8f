import type { Right } from '#core/http/rights.ts';
import { newId } from '#server/system/ids.ts';
import type { TestOwner } from './build-owner.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const testPin = '4071';

export type TestPerson = { id: string; name: string; pin: string };

/** Somebody who works for the owner; without a name, under one of their own. */
export const buildPerson = async (
  owner: TestOwner,
  rights: readonly Right[],
  { name = `Person ${newId()}`, pin = testPin } = {},
): Promise<TestPerson> => {
  await owner.confirmPassword();
  const { status, body } = await owner.post('/people', { name, color: 'teal', rights, pin });
  if (status !== 201) throw new Error(`adding a person answered ${status}: ${JSON.stringify(body)}`);
  return { id: body._id, name, pin };
};

export type TestStation = TestClient & {
  /** Chooses a tile and types a PIN. */
  type: (person: TestPerson, pin?: string) => ReturnType<TestClient['post']>;
};

export const stationOf = (client: TestClient): TestStation => ({
  ...client,
  type: (person, pin = person.pin) => client.post('/staff/pin', { personId: person.id, pin }),
});

/** A device that was paired with a code of the owner's. */
export const buildStation = async (
  testApp: Pick<TestApp, 'visitor'>,
  owner: TestOwner,
  name = 'Bar',
): Promise<TestStation> => {
  await owner.confirmPassword();
  const { body: made } = await owner.post('/stations/codes', { name });
  const device = testApp.visitor();
  const { status, body } = await device.post('/stations/pair', { code: made.code });
  if (status !== 200) throw new Error(`pairing answered ${status}: ${JSON.stringify(body)}`);
  return stationOf(device);
};
