import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { users } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { logEvents } from './event-log.ts';
import { openLiveHub } from './live-hub.ts';
import { startUnannouncedSweep } from './sweep-unannounced.ts';

const script = fileURLToPath(new URL('./testing/commit-and-die.ts', import.meta.url));
const commitAndDie = async (databaseUrl: string, ownerId: string): Promise<void> => {
  const child = spawn(process.execPath, [script, databaseUrl, ownerId], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
};

const openDatabase = async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
};

/** A process whose sweeps happen by hand. */
const openProcess = async (databaseUrl: string) => {
  const engine = await openPostgresEngine({ databaseUrl });
  const hub = await openLiveHub(engine, pino({ level: 'silent' }));
  const announced: string[] = [];
  let swept = Promise.withResolvers<() => void>();
  const sweeper = startUnannouncedSweep({
    db: engine.db,
    hub,
    log: { warn: (_: object, message: string) => announced.push(message), error: () => {} } as never,
    timer: (_, next) => {
      swept.resolve(next);
      return () => {};
    },
  });
  /** Waits for the sweep that is under way, and runs one more. */
  const nextSweep = async () => {
    const next = await swept.promise;
    swept = Promise.withResolvers();
    next();
    await swept.promise;
  };
  onTestFinished(async () => {
    await swept.promise;
    await sweeper.stop();
    await hub.close();
    await engine.close();
  });
  const heard: string[] = [];
  hub.onNotice((notice) => {
    if (notice !== 'everything') heard.push(`${notice.ownerId} ${notice.seq} ${notice.kinds}`);
  });
  const buildOwner = async () => {
    const id = newId();
    const [passwordHash, firstName, lastName] = ['x', 'x', 'x'];
    const account = {
      id,
      email: `${id}@menta.test`,
      passwordHash,
      firstName,
      lastName,
      plan: 'pro' as const,
    };
    await engine.db.insert(users).values({ ...account, trialEndsAt: new Date() });
    return id;
  };
  const join = async (ownerId: string) => {
    const events: number[] = [];
    const { start } = await hub.subscribe(ownerId, null, {
      deliver: ({ seq }) => events.push(seq),
      onLost: () => {},
    });
    start();
    return events;
  };
  return { ...engine, heard, announced, nextSweep, join, buildOwner };
};

describe.runIf(testEngine === 'postgres')('what a process committed and did not live to announce', () => {
  it('is announced by another at its second look: a board gets it, and caches hear of it', async () => {
    const url = await openDatabase();
    const other = await openProcess(url);
    const [owner, quiet] = [await other.buildOwner(), await other.buildOwner()];
    await other.db.transaction((tx) => logEvents(tx, quiet, { kind: 'stock', dishId: 'x', available: true }));
    const board = await other.join(owner);
    await other.nextSweep();
    other.heard.length = 0;
    await commitAndDie(url, owner);
    expect(board).toEqual([]);
    await other.nextSweep();
    expect(other.heard).toEqual([]);
    await other.nextSweep();
    expect(other.heard).toEqual([`${owner} 1 menu`]);
    await expect.poll(() => board).toEqual([1]);
    expect(other.announced).toHaveLength(1);
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await other.nextSweep();
    expect(other.heard).toHaveLength(1);
  });

  it('is not looked for among what was announced, by whomever, however long a transaction is open', async () => {
    const url = await openDatabase();
    const [one, other] = [await openProcess(url), await openProcess(url)];
    const owner = await one.buildOwner();
    const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const long = other.db.transaction(async (tx) => {
      await tx.insert(users).values({
        ...{ id: newId(), email: `${newId()}@menta.test`, passwordHash: 'x', firstName: 'x', lastName: 'x' },
        ...{ plan: 'pro', trialEndsAt: new Date() },
      });
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    for (let count = 1; count <= 4; count += 1) {
      await one.db.transaction((tx) => logEvents(tx, owner, { kind: 'menu' }));
      await expect.poll(() => other.heard).toHaveLength(count);
      for (const process of [one, other]) await process.nextSweep();
    }
    for (let sweeps = 0; sweeps < 3; sweeps += 1)
      for (const process of [one, other]) await process.nextSweep();
    release.resolve();
    await long;
    const expected = [1, 2, 3, 4].map((seq) => `${owner} ${seq} menu`);
    expect([one.heard, other.heard]).toEqual([expected, expected]);
    expect([...one.announced, ...other.announced]).toEqual([]);
  });

  it('reaches the pages that another process keeps', async () => {
    const url = await openDatabase();
    const server = await startServerProcess({ DATABASE_URL: url });
    const owner = await signUpOver(server.url);
    await openRestaurantOver(owner);
    const page = async () => (await fetch(`${server.url}/public-menu/${owner.id}`)).text();
    expect(await page()).toContain('חומוס');
    const engine = await openPostgresEngine({ databaseUrl: url, poolSize: 1 });
    await engine.db.execute(`update dishes set name = 'סביח' where owner_id = '${owner.id}'`);
    await engine.close();
    expect(await page()).toContain('חומוס');
    await commitAndDie(url, owner.id);
    await expect.poll(page).toContain('סביח');
    expect(await server.stop()).toBe(0);
  });
});
