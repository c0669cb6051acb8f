import { describe, expect, it } from 'vitest';
import { rights } from '#core/http/rights.ts';
import { stationCodeMinutes } from '#core/staff/station-code.ts';
import { limits } from '#core/values/limits.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { buildPerson, buildStation, stationOf } from '#server/testing/build-station.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { switchOnSecondFactor } from '#server/testing/second-factor.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a station', () => {
  const test = setUpTestApp();
  const { openBoard } = openStreams(test);

  const confirmed = async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    return owner;
  };
  const makeCode = async (owner: TestOwner, name = 'Bar'): Promise<string> =>
    (await owner.post('/stations/codes', { name })).body.code;

  it('is made of the device itself, which then has no more of the owner’s than its screens need', async () => {
    const owner = await confirmed();
    const { body: account } = await owner.get('/users/me');
    expect(account.station).toBeNull();
    expect((await owner.post('/stations/this', { name: ' Bar ' })).status).toBe(200);
    const { body: me } = await owner.get('/users/me');
    expect(me).toMatchObject({
      _id: owner.id,
      plan: 'pro',
      station: { name: 'Bar', people: [], person: null },
    });
    expect(JSON.stringify(me)).not.toContain(owner.account.email);
    expect([me.firstName, me.lastName, me.email]).toEqual(['', '', '']);
    // The password that was confirmed a moment ago is not the station's.
    expect(codeOf(await owner.get('/users/me/export'))).toEqual([403, 'station_not_allowed']);
    expect(codeOf(await owner.post('/services/start', {}))).toEqual([403, 'pin_required']);
  });

  it('is paired by a code, once, however it is typed', async () => {
    const owner = await confirmed();
    const { status, body: made } = await owner.post('/stations/codes', { name: 'Bar' });
    expect(status).toBe(201);
    expect(Date.parse(made.expiresAt) - test.clock.now().getTime()).toBe(stationCodeMinutes * minute);
    const device = test.visitor();
    const typed = `${made.code.slice(0, 4)} ${made.code.slice(4)}`.toLowerCase();
    const paired = await device.post('/stations/pair', { code: typed });
    expect([paired.status, paired.body]).toEqual([200, { name: 'Bar' }]);
    expect((await device.get('/users/me')).body.station.name).toBe('Bar');
    expect(codeOf(await test.visitor().post('/stations/pair', { code: made.code }))).toEqual([
      422,
      'station_code_invalid',
    ]);
  });

  it('is not paired twice by two devices at once', async () => {
    const owner = await confirmed();
    const code = await makeCode(owner);
    const answers = await Promise.all([1, 2].map(() => test.visitor().post('/stations/pair', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is not paired by a code that is too old, was replaced or never was', async () => {
    const owner = await confirmed();
    const [replaced, old] = [await makeCode(owner), await makeCode(owner)];
    test.clock.advance(stationCodeMinutes * minute);
    for (const code of [replaced, old, 'ACDEFGHJ'])
      expect(codeOf(await test.visitor().post('/stations/pair', { code }))).toEqual([
        422,
        'station_code_invalid',
      ]);
    expect(codeOf(await test.visitor().post('/stations/pair', { code: 'short' }))).toEqual([
      400,
      'invalid_input',
    ]);
    await test.services.stations.sweep();
  });

  it('ends the session that the device had before', async () => {
    const owner = await confirmed();
    const code = await makeCode(owner);
    const own = test.visitor();
    await own.post('/users/login', { email: owner.account.email, password: testPassword });
    const before = own.cookies.get('session') ?? '';
    await own.post('/stations/pair', { code });
    const old = test.visitor({ cookie: `session=${before}` });
    expect((await old.get('/users/me')).status).toBe(401);
  });

  it('sees the board and nothing else of the restaurant', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const hidden = await buildMenu(owner);
    const station = await buildStation(test, owner);
    expect((await station.get('/orders/mine')).body).toMatchObject([{ _id: order._id }]);
    for (const address of ['/stock', '/pauses', `/orders/${order._id}/trail`, `/orders/${order._id}/choices`])
      expect([address, (await station.get(address)).status]).toEqual([address, 200]);
    // Of older shifts it is told nothing, and a menu that is not active is not there.
    expect(codeOf(await station.get('/orders/mine?from=2020-01-01T00:00:00Z'))).toEqual([
      403,
      'station_not_allowed',
    ]);
    expect(codeOf(await station.get('/services'))).toEqual([403, 'station_not_allowed']);
    expect(codeOf(await station.get(`/menus/${hidden.menu._id}`))).toEqual([404, 'not_found']);
    expect((await owner.get(`/menus/${hidden.menu._id}`)).status).toBe(200);
  });

  it('is not left by logging out or in, only with the account’s password', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    const credentials = { email: owner.account.email, password: testPassword };
    expect(codeOf(await station.post('/users/logout'))).toEqual([403, 'station_not_allowed']);
    expect(codeOf(await station.post('/users/login', credentials))).toEqual([403, 'station_not_allowed']);
    expect(codeOf(await station.post('/stations/leave', { password: 'wrong one' }))).toEqual([
      403,
      'wrong_password',
    ]);
    expect((await station.get('/users/me')).body.station.name).toBe('Bar');
    const token = station.cookies.get('session');
    expect((await station.post('/stations/leave', { password: testPassword })).status).toBe(200);
    const { body: account } = await station.get('/users/me');
    expect([account.station, account.email]).toEqual([null, owner.account.email]);
    expect((await test.visitor({ cookie: `session=${token}` }).get('/users/me')).status).toBe(401);
    expect(codeOf(await station.post('/stations/leave', { password: testPassword }))).toEqual([
      409,
      'not_a_station',
    ]);
  });

  it('is left with a code too, where the account has a second factor', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    const { code } = await switchOnSecondFactor(test, owner);
    const leave = (typed?: string) =>
      station.post('/stations/leave', { password: testPassword, code: typed });
    expect((await leave()).body.code).toBe('second_factor_required');
    expect((await leave('000000')).body.code).toBe('second_factor_wrong');
    expect((await station.get('/users/me')).body.station.name).toBe('Bar');
    expect((await leave(code())).status).toBe(200);
  });

  it('is listed with its last use and who stands there, and ended from elsewhere: its board stops', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const bar = await buildStation(test, owner, 'Bar');
    const pass = await buildStation(test, owner, 'Pass');
    const person = await buildPerson(owner, rights, { name: 'Dana' });
    test.clock.advance(2 * minute);
    await bar.type(person);
    const { body: stations } = await owner.get('/stations');
    expect(stations).toMatchObject([
      { name: 'Bar', personName: 'Dana', lastUsedAt: test.clock.now().toISOString() },
      { name: 'Pass', personName: null },
    ]);
    const board = await openBoard(bar);
    await board.nextOf('heartbeat');
    expect((await owner.delete(`/stations/${stations[0]._id}`)).status).toBe(200);
    await board.nextOf('session-ended');
    expect((await bar.get('/users/me')).status).toBe(401);
    expect((await pass.get('/users/me')).status).toBe(200);
    expect(codeOf(await owner.delete(`/stations/${stations[0]._id}`))).toEqual([404, 'not_found']);
    const another = await test.owner();
    expect(codeOf(await another.delete(`/stations/${stations[1]._id}`))).toEqual([404, 'not_found']);
  });

  it('stays signed in for as long as it is used, and no longer', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    for (let passed = 0; passed < 2 * limits.sessionMaxDays; passed += 20) {
      test.clock.advance(20 * day);
      expect((await station.get('/orders/mine')).status).toBe(200);
    }
    await test.services.sessions.sweep();
    expect((await station.get('/orders/mine')).status).toBe(200);
    test.clock.advance(limits.sessionDays * day);
    expect((await station.get('/orders/mine')).status).toBe(401);
  });

  it('ends with the password that paired it, and by signing out everywhere', async () => {
    const owner = await confirmed();
    const [bar, pass] = [await buildStation(test, owner), await buildStation(test, owner)];
    await owner.put('/users/me/password', { currentPassword: testPassword, newPassword: 'another secret' });
    expect((await bar.get('/users/me')).status).toBe(401);
    await owner.post('/users/logout-everywhere');
    expect((await pass.get('/users/me')).status).toBe(401);
  });

  it('needs a plan that takes orders, and an account that is more than a trial evening', async () => {
    const basic = await test.owner({ plan: 'basic' });
    await basic.confirmPassword();
    for (const path of ['/stations/this', '/stations/codes'])
      expect(codeOf(await basic.post(path, { name: 'Bar' }))).toEqual([403, 'plan_required']);
    const tried = test.visitor();
    await tried.post('/try');
    for (const path of ['/stations/this', '/stations/codes'])
      expect(codeOf(await tried.post(path, { name: 'Bar' }))).toEqual([409, 'keep_it_first']);
  });

  it('knows who stands there for five minutes, or until they say that it is somebody else', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    const person = await buildPerson(owner, ['orders', 'reports'], { name: 'Dana' });
    const { status, body: window } = await station.type(person);
    const inMinutes = (minutes: number) =>
      new Date(test.clock.now().getTime() + minutes * minute).toISOString();
    const times = { until: inMinutes(5), freshUntil: inMinutes(5), longestUntil: inMinutes(15) };
    const expected = { _id: person.id, name: 'Dana', color: 'teal', rights: ['orders', 'reports'], ...times };
    expect([status, window]).toEqual([200, expected]);
    const atWork = async () => (await station.get('/users/me')).body.station.person;
    expect(await atWork()).toEqual(expected);
    test.clock.advance(5 * minute - 1);
    expect(await atWork()).toEqual(expected);
    test.clock.advance(1);
    expect(await atWork()).toBeNull();
    await station.type(person);
    expect((await station.delete('/staff/pin')).status).toBe(200);
    expect(await atWork()).toBeNull();
    expect((await station.delete('/staff/pin')).status).toBe(200);
    // A clock that was set back does not lengthen it.
    await station.type(person);
    test.clock.advance(-day);
    expect(await atWork()).toBeNull();
    test.clock.advance(day);
  });

  it('asks for PINs only on stations', async () => {
    const owner = await confirmed();
    const person = await buildPerson(owner, rights);
    expect(codeOf(await stationOf(owner).type(person))).toEqual([409, 'not_a_station']);
    expect(codeOf(await owner.delete('/staff/pin'))).toEqual([409, 'not_a_station']);
  });

  it('tells the security log what happened to it', async () => {
    const owner = await confirmed();
    const station = await buildStation(test, owner);
    await station.post('/stations/leave', { password: testPassword });
    await buildStation(test, owner);
    const [{ _id }] = (await owner.get('/stations')).body;
    await owner.delete(`/stations/${_id}`);
    const { body } = await owner.get('/users/me/security-log');
    const kinds = body.entries.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['station_paired', 'station_left', 'station_ended']));
  });
});
