import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, type EndpointName } from '#core/contract.ts';
import type { Access } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { type Right, rights } from '#core/http/rights.ts';
import { freshPinMs } from '#core/staff/pin-window.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { buildPerson, type TestPerson } from '#server/testing/build-station.ts';
import { setSessionState } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { writeAccessTable } from './access-table.ts';

/*
 * Every endpoint of the contract as everybody. What the gate must answer is written here a second time, by hand and in
 * another form than the rule that it follows: 'through', or the code of the refusal.
 */
type Caller =
  | 'nobody'
  | 'owner'
  | 'owner, fresh password'
  | 'another owner, fresh password'
  | 'station, no PIN'
  | 'station, PIN without the right'
  | 'station, PIN with the right'
  | 'station, stale PIN'
  | 'station, prolonged PIN';
const callers: Caller[] = [
  'nobody',
  'owner',
  'owner, fresh password',
  'another owner, fresh password',
  'station, no PIN',
  'station, PIN without the right',
  'station, PIN with the right',
  'station, stale PIN',
  'station, prolonged PIN',
];

const through = 'through';
const floorRights: readonly string[] = ['orders', 'orderChanges', 'shifts', 'stock'];

const kindOf = (access: Access): keyof typeof expected => {
  if (access === 'public' || access === 'off-station' || access === 'printer' || access === 'station')
    return access;
  const [, right = '', password = ''] = /^right:(\w+)(\+password)?$/.exec(access) ?? [];
  if (!right) return access === 'owner' ? 'owner' : 'owner+password';
  const kind = floorRights.includes(right) ? 'floor right' : 'other right';
  return `${kind}${password ? '+password' : ''}` as keyof typeof expected;
};

const noStation = [
  'station_not_allowed',
  'station_not_allowed',
  'station_not_allowed',
  'station_not_allowed',
  'station_not_allowed',
];
const onFloor = ['pin_required', 'right_missing', through, 'pin_required'];
/** In the order of the callers above. */
const expected = {
  public: [through, through, through, through, through, through, through, through, through],
  printer: [through, through, through, through, through, through, through, through, through],
  'off-station': [through, through, through, through, ...noStation],
  owner: ['not_signed_in', through, through, through, ...noStation],
  'owner+password': ['not_signed_in', 'password_required', through, through, ...noStation],
  station: ['not_signed_in', through, through, through, through, through, through, through, through],
  'floor right': ['not_signed_in', through, through, through, ...onFloor, through],
  'floor right+password': [
    'not_signed_in',
    'password_required',
    through,
    through,
    ...onFloor,
    'pin_required',
  ],
  'other right': ['not_signed_in', through, through, through, ...noStation],
  'other right+password': ['not_signed_in', 'password_required', through, through, ...noStation],
};

const gateCodes = [
  'not_signed_in',
  'password_required',
  'pin_required',
  'right_missing',
  'station_not_allowed',
];

const endpoints = Object.entries(api) as [EndpointName, Endpoint][];

describe('every endpoint', () => {
  const test = setUpTestApp();
  let ownerId: OwnId<'account'>;
  let anotherId: OwnId<'account'>;
  const people = {} as Record<'all' | Right, TestPerson>;

  beforeAll(async () => {
    const { owner } = await buildOpenRestaurant(test);
    ownerId = owner.id;
    anotherId = (await test.owner()).id;
    people.all = await buildPerson(owner, rights);
    for (const right of rights)
      people[right] = await buildPerson(
        owner,
        rights.filter((other) => other !== right),
      );
  });

  const minutesFromNow = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000);

  /** A session in the state that the caller's name says; each call has one of its own, because some end it. */
  const signIn = async (caller: Caller, access: Access) => {
    const client = test.visitor();
    if (caller === 'nobody') return client;
    const isStation = caller.startsWith('station');
    const token = await test.services.sessions.open(
      caller.startsWith('another') ? anotherId : ownerId,
      { headers: {} },
      { stationName: isStation ? 'Bar' : null },
    );
    const right = /^right:(\w+)/.exec(access)?.[1] as Right | undefined;
    const person = caller.includes('without') && right ? people[right] : people.all;
    const state = {
      ...(caller.endsWith('fresh password') && { passwordVerifiedUntil: minutesFromNow(5) }),
      ...(isStation &&
        !caller.includes('no PIN') && {
          personId: person.id,
          personSince: minutesFromNow(caller.includes('prolonged') ? -6 : 0),
          personUntil: minutesFromNow(caller.includes('stale') ? 0 : freshPinMs / 60_000),
        }),
    };
    if (Object.keys(state).length > 0) await setSessionState(test.engine.db, token, state);
    client.cookies.set('session', token);
    return client;
  };

  it.each(endpoints)(
    '%s lets through whom it declares, and refuses the others for the right reason',
    async (_, { method, path, access, response }) => {
      const answers: [Caller, string][] = [];
      const wanted: [Caller, string][] = [];
      for (const [index, caller] of callers.entries()) {
        const should = expected[kindOf(access)][index] ?? '';
        // A stream that is let through stays open; the tests of streams read those.
        if (should === through && response === 'event-stream') continue;
        const client = await signIn(caller, access);
        const address = path.replace(/:\w+/g, '0'.repeat(24));
        const { status, body } = await client.request(
          method,
          `/api${address}`,
          method === 'GET' ? undefined : {},
        );
        const isStopped = gateCodes.includes(body?.code);
        answers.push([caller, isStopped ? body.code : through]);
        if (isStopped) expect(status).toBe(body.code === 'not_signed_in' ? 401 : 403);
        wanted.push([caller, should]);
      }
      expect(answers).toEqual(wanted);
    },
  );

  it('tells which right is missing', async () => {
    const client = await signIn('station, PIN without the right', 'right:orderChanges+password');
    const { status, body } = await client.delete(`/orders/${'0'.repeat(24)}`);
    expect([status, body.code, body.details]).toEqual([403, 'right_missing', { right: 'orderChanges' }]);
  });

  it('stands in docs/access.md as the contract declares it', () => {
    const committed = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');
    expect(writeAccessTable(), 'run `npm run write -- access` and commit docs/access.md').toBe(committed);
  });
});
