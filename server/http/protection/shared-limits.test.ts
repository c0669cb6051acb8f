import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { endRateWindowsIn, listStoredRateWindows } from '#server/testing/stored-rows.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { deleteEndedWindows, takeTurn } from './rate-windows.queries.ts';

const seedEmail = 'dana@menta.test';

/** Two applications on one database, as two processes are. */
const setUpTwo = async () => {
  const { url, drop } = await createPostgresDatabase();
  const open = async () =>
    buildTestApp({
      engine: await openPostgresEngine({ databaseUrl: url, poolSize: 5 }),
      environment: { RATE_LIMIT_FACTOR: '1' },
    });
  const apps = [await open(), await open()] as const;
  onTestFinished(async () => {
    for (const app of apps) await app.close();
    await drop();
  });
  return apps;
};

describe.runIf(testEngine === 'postgres')('guesses over two processes', () => {
  it('get no more points than over one, however they are spread', async () => {
    const [first, second] = await setUpTwo();
    const guess = async (turn: number) =>
      (turn % 2 ? first : second)
        .visitor()
        .post('/users/login', { email: seedEmail, password: `guess ${turn}` });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(turn)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429);
    const { retryAfterSeconds } = refused?.body.details ?? {};
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  it('begin anew in both after a success in one', async () => {
    const [first, second] = await setUpTwo();
    const owner = await first.owner();
    const logIn = (app: typeof first, password: string) =>
      app.visitor().post('/users/login', { email: owner.account.email, password });
    for (let turn = 0; turn < 9; turn++) await logIn(turn % 2 ? first : second, 'wrong');
    expect((await logIn(first, 'correct horse')).status).toBe(200);
    for (let turn = 0; turn < 10; turn++) expect((await logIn(second, 'wrong')).status).toBe(401);
    expect((await logIn(first, 'wrong')).status).toBe(429);
  });

  it('leave no address that somebody gave in the table', async () => {
    const [app] = await setUpTwo();
    await app.visitor().post('/users/login', { email: seedEmail, password: 'a guess' });
    const rows = await listStoredRateWindows(app.engine.db);
    expect(rows.map(({ key }) => key.split(' ')[0]).sort()).toEqual([
      'passwordGuess',
      'passwordGuessPerAddress',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/dana|127\.0\.0\.1/);
  });

  it('are refused with 503 while the database is away, never let through', async () => {
    const [app, other] = await setUpTwo();
    await other.engine.close();
    const answer = await other.visitor().post('/users/login', { email: seedEmail, password: 'a guess' });
    expect([answer.status, answer.body.code]).toEqual([503, 'overloaded']);
    expect((await app.visitor().post('/users/login', { email: seedEmail, password: 'a guess' })).status).toBe(
      401,
    );
  });
});

describe('a span in the database', () => {
  it('begins with its first turn, and anew when it is over', async () => {
    const { engine, close } = await buildTestApp();
    onTestFinished(close);
    const { db } = engine;
    const turn = async () => (await takeTurn(db, 'rule someone', 900)).used;
    expect([await turn(), await turn(), await turn()]).toEqual([1, 2, 3]);
    await endRateWindowsIn(db, 0);
    expect(await turn()).toBe(1);
    const { leftMs } = await takeTurn(db, 'rule someone', 900);
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(900_000);
  });

  it('is no longer than it may be when the database’s clock was set back meanwhile', async () => {
    const { engine, close } = await buildTestApp();
    onTestFinished(close);
    const { db } = engine;
    await takeTurn(db, 'rule someone', 900);
    await endRateWindowsIn(db, 365 * 24 * 60 * 60);
    const { used, leftMs } = await takeTurn(db, 'rule someone', 900);
    expect(used).toBe(2);
    expect(leftMs).toBeLessThanOrEqual(900_000);
  });

  it('is swept when it has ended, and not before', async () => {
    const { engine, close } = await buildTestApp();
    onTestFinished(close);
    const { db } = engine;
    await takeTurn(db, 'rule ended', 900);
    await endRateWindowsIn(db, -1);
    await takeTurn(db, 'rule running', 900);
    await deleteEndedWindows(db, 10);
    expect((await listStoredRateWindows(db)).map(({ key }) => key)).toEqual(['rule running']);
  });
});
