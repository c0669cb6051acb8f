import { describe, expect, it } from 'vitest';
import { people, users } from '#server/db/schema.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { holdDeletion } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();

/** Between what a call has read and what it writes. The embedded engine has no such moment. */
describe.runIf(testEngine === 'postgres')('who is deleted meanwhile', () => {
  const codeOf = async (
    hold: () => Promise<() => Promise<void>>,
    call: () => Promise<{ body: { code?: string } }>,
  ) => {
    const [answer] = await raceInTurn(test.engine, hold, [call]);
    return answer?.body.code;
  };

  it('cannot log in', async () => {
    const { account } = await test.owner();
    const code = await codeOf(
      () => holdDeletion(test.engine, users, account._id),
      () => test.visitor().post('/users/login', { email: account.email, password: testPassword }),
    );
    expect(code).toBe('bad_credentials');
  });

  it('gets no station', async () => {
    const owner = await test.owner();
    await owner.post('/users/verify-password', { password: testPassword });
    const { body } = await owner.post('/stations/codes', { name: 'Bar' });
    const code = await codeOf(
      () => holdDeletion(test.engine, users, owner.id),
      () => test.visitor().post('/stations/pair', { code: body.code }),
    );
    expect(code).toBe('station_code_invalid');
  });

  it('has no PIN any more', async () => {
    const owner = await test.owner();
    const person = await buildPerson(owner, ['orders']);
    const station = await buildStation(test, owner);
    const code = await codeOf(
      () => holdDeletion(test.engine, people, person.id),
      () => station.type(person),
    );
    expect(code).toBe('wrong_pin');
  });
});
