import { describe, expect, it } from 'vitest';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { analyzeSessions, listStoredSessions } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const test = setUpTestApp();
const minute = 60_000;
const tabletAgent = 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1';

const setUp = async () => {
  const owner = await test.owner();
  const tablet = test.visitor({ 'user-agent': tabletAgent });
  test.clock.advance(minute);
  await tablet.post('/users/login', { email: owner.account.email, password: testPassword });
  return { owner, tablet };
};
const devicesOf = async (client: TestClient): Promise<SignedInDevice[]> =>
  (await client.get('/users/me/devices')).body;

describe('the devices of an account', () => {
  it('are named, with the first and the last use and the one that asks, and without their secrets', async () => {
    const { owner, tablet } = await setUp();
    const began = test.clock.now();
    test.clock.advance(5 * minute);
    const [mine, other, ...more] = await devicesOf(owner);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({
      isThis: true,
      stationName: null,
      lastUsedAt: test.clock.now().toISOString(),
    });
    expect(other).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      device: { browser: 'safari', system: 'ipad' },
      stationName: null,
      since: began.toISOString(),
      lastUsedAt: began.toISOString(),
      isThis: false,
    });
    const said = JSON.stringify(await devicesOf(tablet));
    for (const { tokenHash } of await listStoredSessions(test.engine.db, owner.id))
      expect(said).not.toContain(tokenHash);
  });

  it('come in one order when they were used at the same moment, whatever the database has learnt of them', async () => {
    const owner = await test.owner();
    for (const _ of [1, 2])
      await test.visitor().post('/users/login', { email: owner.account.email, password: testPassword });
    // Stored anew, behind the others; how they are found changes with the statistics.
    await owner.confirmPassword();
    const before = await devicesOf(owner);
    await analyzeSessions(test.engine.db);
    expect(await devicesOf(owner)).toEqual(before);
  });

  it('note their use once a minute, not with every call', async () => {
    const { owner } = await setUp();
    const lastUse = async () => (await devicesOf(owner)).find(({ isThis }) => isThis)?.lastUsedAt;
    const first = await lastUse();
    test.clock.advance(minute - 1);
    expect(await lastUse()).toBe(first);
    test.clock.advance(1);
    expect(await lastUse()).toBe(test.clock.now().toISOString());
  });

  it('are only those that are still signed in, and only the account’s', async () => {
    const { owner, tablet } = await setUp();
    await tablet.post('/users/logout');
    expect(await devicesOf(owner)).toHaveLength(1);
    expect(await devicesOf(await test.owner())).toHaveLength(1);
  });

  it('are signed out one by one: the session is over, its stream ends, and the log says so', async () => {
    const { owner, tablet } = await setUp();
    const stream = await openStreams(test).openBoard(tablet);
    await stream.nextOf('heartbeat');
    const other = (await devicesOf(owner)).find(({ isThis }) => !isThis);
    expect((await owner.delete(`/users/me/devices/${other?._id}`)).status).toBe(200);
    await stream.nextOf('session-ended');
    expect((await tablet.get('/users/me')).status).toBe(401);
    expect((await owner.get('/users/me')).status).toBe(200);
    const again = await owner.delete(`/users/me/devices/${other?._id}`);
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
    const { entries } = (await owner.get('/users/me/security-log')).body;
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'device_logged_out' }));
  });

  it('of another account cannot be signed out', async () => {
    const { owner } = await setUp();
    const stranger = await test.owner();
    for (const { _id } of await devicesOf(owner))
      expect((await stranger.delete(`/users/me/devices/${_id}`)).status).toBe(404);
    expect(await devicesOf(owner)).toHaveLength(2);
  });
});
