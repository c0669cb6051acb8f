import { describe, expect, it } from 'vitest';
import { freeWrongPins, wrongPinsPerOwner } from '#core/staff/pin-rules.ts';
import { runs } from '#core/values/testing/runs.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { newId } from '#server/system/ids.ts';
import {
  buildPerson,
  buildStation,
  type TestPerson,
  type TestStation,
} from '#server/testing/build-station.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

const minute = 60_000;
const wrong = '9053';

const guess = async (station: TestStation, person: TestPerson, times: number) => {
  const codes: string[] = [];
  for (let at = 0; at < times; at += 1) codes.push((await station.type(person, wrong)).body.code);
  return codes;
};
const repeated = (code: string, times: number) => Array<string>(times).fill(code);

describe('wrong PINs', () => {
  const test = setUpTestApp();
  const build = async () => {
    const owner = await test.owner();
    const person = await buildPerson(owner, ['orders']);
    const station = await buildStation(test, owner);
    return { owner, person, station };
  };

  it('are five, then the station waits, longer each time, and the right one waits too', async () => {
    const { person, station } = await build();
    expect(await guess(station, person, freeWrongPins)).toEqual(repeated('wrong_pin', freeWrongPins));
    for (const seconds of [30, 60, 120]) {
      const refused = await station.type(person);
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        429,
        'pin_blocked',
        { retryAfterSeconds: seconds },
      ]);
      test.clock.advance(seconds * 1000);
      expect(await guess(station, person, 1)).toEqual(['wrong_pin']);
    }
    test.clock.advance(4 * minute);
    expect((await station.type(person)).status).toBe(200);
  });

  it('are counted on for whoever types their own PIN between guesses at another’s', async () => {
    const { owner, person, station } = await build();
    const own = await buildPerson(owner, ['orders']);
    for (let at = 0; at < freeWrongPins; at += 1) {
      expect((await station.type(own)).status).toBe(200);
      expect(await guess(station, person, 1)).toEqual(['wrong_pin']);
    }
    expect((await station.type(own)).body.code).toBe('pin_blocked');
  });

  it('say the same of somebody who is not there, was removed or works elsewhere', async () => {
    const { owner, person, station } = await build();
    await owner.delete(`/people/${person.id}`);
    const elsewhere = await buildPerson(await test.owner(), ['orders']);
    for (const nobody of [person, elsewhere, { ...person, id: newId() }]) {
      const { status, body } = await station.type(nobody);
      expect([status, body.code, body.details]).toEqual([403, 'wrong_pin', undefined]);
    }
  });

  it('block one station and not the others', async () => {
    const { owner, person, station } = await build();
    const other = await buildStation(test, owner);
    await guess(station, person, freeWrongPins);
    expect((await other.type(person)).status).toBe(200);
  });

  it('are not outrun by sending them all at once', async () => {
    const { person, station } = await build();
    const answers = await Promise.all(Array.from({ length: 40 }, () => station.type(person, wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong_pin')).toHaveLength(freeWrongPins);
    expect(answers.filter(({ body }) => body.code === 'pin_blocked')).toHaveLength(40 - freeWrongPins);
  });

  it('are told to the owner when there were too many', async () => {
    const { owner, person, station } = await build();
    await guess(station, person, freeWrongPins + 1);
    const { body } = await owner.get('/users/me/security-log');
    const counts = Object.fromEntries(
      body.entries.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    );
    expect(counts).toMatchObject({ pin_failed: freeWrongPins, pin_limited: 1 });
  });

  it('however many over ten stations are no more than an owner’s stations may try together', async () => {
    const { owner, person } = await build();
    const stations: TestStation[] = [];
    // One after the other: a new code takes the place of the one before.
    while (stations.length < 10) stations.push(await buildStation(test, owner));
    let tried = 0;
    for (let round = 0; round < runs(20); round += 1) {
      const answers = await Promise.all(
        stations.flatMap((station) => [1, 2, 3, 4, 5].map(() => station.type(person, wrong))),
      );
      tried += answers.filter(({ body }) => body.code === 'wrong_pin').length;
      // Enough for every pause to be over, and not for the quarter of an hour.
      test.clock.advance(40_000);
    }
    expect(tried).toBe(wrongPinsPerOwner);
    test.clock.advance(15 * minute);
    expect((await stations[0]?.type(person))?.status).toBe(200);
  });
});

/** Two processes need one PostgreSQL; the embedded engine belongs to one process. */
describe.runIf(testEngine === 'postgres')('wrong PINs in two processes', () => {
  it('are counted together: however many guesses on ten stations are thirty', async () => {
    const database = await createPostgresDatabase();
    const open = () => openPostgresEngine({ databaseUrl: database.url, poolSize: 10 });
    const [first, second] = [
      await buildTestApp({ engine: await open() }),
      await buildTestApp({ engine: await open() }),
    ];
    const owner = await first.owner();
    const person = await buildPerson(owner, ['orders']);
    const stations: TestStation[] = [];
    for (let at = 0; at < 10; at += 1) {
      const paired = await buildStation(first, owner);
      const elsewhere = second.visitor({ cookie: `session=${paired.cookies.get('session')}` });
      const type: TestStation['type'] = (who, pin = who.pin) =>
        elsewhere.post('/staff/pin', { personId: who.id, pin });
      stations.push(paired, { ...elsewhere, type });
    }
    let tried = 0;
    for (let round = 0; round < runs(10); round += 1) {
      const answers = await Promise.all(
        stations.flatMap((station) => [1, 2, 3, 4, 5].map(() => station.type(person, wrong))),
      );
      tried += answers.filter(({ body }) => body.code === 'wrong_pin').length;
      for (const { clock } of [first, second]) clock.advance(60_000);
    }
    expect(tried).toBe(wrongPinsPerOwner);
    await first.close();
    await second.close();
    await database.drop();
  });
});
