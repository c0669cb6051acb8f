import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import { createTestClient } from '#server/testing/test-client.ts';
import { createPostgresDatabase, openTestDatabase, testEngine } from '#server/testing/test-database.ts';
import { emptyDataDir } from '../empty-data.ts';
import type { Engine } from '../engine/database.ts';
import { type EmbeddedEngine, openDatabaseFolder, openEmbeddedEngine } from '../engine/embedded-engine.ts';
import { openPostgresEngine } from '../engine/postgres-engine.ts';
import { temporaryFolder } from '../engine/testing/temporary-folder.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { verifyBackup } from './backup-file.ts';
import { dumpDatabase } from './dump-database.ts';
import { restoreEmbedded, restorePostgres } from './restore-database.ts';
import { expectOddTexts, oddNotes, storeOddTexts } from './testing/odd-texts.ts';

const now = new Date('2026-11-18T20:00:00.000Z');
const about = { version: '1.2.3', engine: 'embedded', at: now.toISOString() } as const;

/** A restaurant that has taken an order, and the address its guest follows. */
const fill = async (engine: Engine) => {
  const app = await buildTestApp({ engine });
  const { owner, dish } = await buildOpenRestaurant(app);
  const { body: order } = await app.visitor().post('/orders', orderBodyFor(owner, dish));
  await owner.patch(`/orders/${order._id}`, { status: 'inProcess', rejected: false });
  return { app, owner, dish };
};

/** The same, with orders whose guests wrote odd notes. */
const fillOddly = async (engine: Engine) => {
  const { app, owner, dish } = await fill(engine);
  const ids: string[] = [];
  for (const note of oddNotes) {
    const line = { dishId: dish._id, quantity: 1, note, size: null, customizations: [] };
    const { body: order } = await app
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { dishes: [line] }));
    ids.push(order._id);
  }
  await storeOddTexts(engine, ids);
  const orders: { dishes: { note: string }[] }[] = (await owner.get('/orders/mine')).body;
  expect(orders.map(({ dishes }) => dishes[0]?.note)).toEqual(expect.arrayContaining(oddNotes));
  return { app, owner, dish, orders };
};
type Filled = Awaited<ReturnType<typeof fillOddly>>;

const backUp = async (engine: Engine): Promise<string> => {
  const path = join(temporaryFolder(), 'menta.backup.gz');
  await dumpDatabase(engine, path, about);
  return path;
};

/** Signed in as before, with the same orders and every text as it was; the next order gets the next number, and the trail of its change another. */
const expectToGoOn = async (engine: Engine, { owner, dish, orders }: Filled): Promise<void> => {
  const app = await buildTestApp({ engine });
  const client = createTestClient(app.app);
  for (const [name, value] of owner.cookies) client.cookies.set(name, value);
  expect((await client.get('/orders/mine')).body).toEqual(orders);
  await expectOddTexts(engine);
  const next = await app.visitor().post('/orders', orderBodyFor(owner, dish));
  expect([next.status, next.body.displayOrderNumber]).toEqual([201, orders.length + 1]);
  const approved = await client.patch(`/orders/${next.body._id}`, { status: 'inProcess', rejected: false });
  expect([approved.status, approved.body.status]).toEqual([200, 'inProcess']);
  await app.close();
};

/** All rows as the database wrote them, whatever their order. */
const rowsIn = (path: string): string[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('='))
    .sort();

const openRestored = async (dataDir: string): Promise<EmbeddedEngine> => {
  const engine = await openEmbeddedEngine({ dataDir });
  onTestFinished(engine.close);
  return engine;
};

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-backup-'));
  const path = join(folder, 'menta.backup.gz');
  let filled: Filled;
  let rows: string[];
  beforeAll(async () => {
    const engine = await openTestDatabase();
    filled = await fillOddly(engine);
    await dumpDatabase(engine, path, about);
    rows = rowsIn(path);
    await filled.app.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is restored into an embedded database, whichever it was made of', async () => {
    expect((await verifyBackup(path)).manifest).toMatchObject({
      ...about,
      schema: expect.stringMatching(/^\d{4}_/),
    });

    const dataDir = temporaryFolder();
    const restored = await restoreEmbedded(dataDir, path, now);
    expect(restored).toMatchObject({ keptAs: null, rows: { restaurants: 1, orders: 6, order_lines: 6 } });
    const embedded = await openRestored(dataDir);
    await embedded.migrate(migrationsFolder);
    expect(rowsIn(await backUp(embedded))).toEqual(rows);
    await expectToGoOn(embedded, filled);
  });

  it.runIf(testEngine === 'postgres')('is restored into PostgreSQL, which keeps what it had', async () => {
    const database = await createPostgresDatabase();
    const restored = await restorePostgres(database.url, path, now);
    expect(restored).toMatchObject({
      keptAs: 'before_2026_11_18T20_00_00'.replace('T', '_'),
      rows: { orders: 6 },
    });
    const postgres = await openPostgresEngine({ databaseUrl: database.url });
    onTestFinished(async () => {
      await postgres.close();
      await database.drop();
    });
    await expect(restorePostgres(database.url, path, now)).rejects.toThrow(
      'Menta is running on this database',
    );
    await postgres.migrate(migrationsFolder);
    expect(rowsIn(await backUp(postgres))).toEqual(rows);
    await expectToGoOn(postgres, filled);
  });

  const refuses =
    'that is damaged, cut off, of something else or newer is refused with a sentence, and nothing changes';
  it.runIf(testEngine === 'embedded')(refuses, async () => {
    const text = gunzipSync(readFileSync(path)).toString();
    const dataDir = temporaryFolder();
    const untouched = await openEmbeddedEngine({ dataDir, emptyDataDir });
    await untouched.db.execute(sql`create table kept as select 7 as kept`);
    await untouched.close();
    const refused = async (bytes: Buffer) => {
      const other = join(temporaryFolder(), 'other.gz');
      writeFileSync(other, bytes);
      const error = await restoreEmbedded(dataDir, other, now).then(
        () => null,
        (reason: Error) => reason,
      );
      return error?.message.replace(other, 'FILE');
    };
    const damaged = 'FILE is damaged or was cut off: nothing was restored from it.';
    const whole = readFileSync(path);
    expect(await refused(whole.subarray(0, whole.length - 40))).toBe(damaged);
    expect(await refused(gzipSync(text.split('\n').slice(0, -2).join('\n')))).toBe(damaged);
    expect(await refused(gzipSync(text.replace('דנה', 'גנה')))).toBe(damaged);
    expect(await refused(Buffer.from('PK\u0003\u0004'))).toBe('FILE is not a backup of Menta.');
    expect(await refused(Buffer.from(''))).toBe('FILE is not a backup of Menta.');
    expect(await refused(gzipSync('{"format":"other"}\n'))).toBe('FILE is not a backup of Menta.');
    const [, schema] = /"schema":"(\w+)"/.exec(text) ?? [];
    const resealed = text.replace(`"schema":"${schema}"`, '"schema":"9999_tomorrow"');
    expect(await refused(gzipSync(resealed))).toBe(damaged);
    expect(await refused(gzipSync(text.replace('"formatVersion":1', '"formatVersion":2')))).toContain(
      'made by Menta 1.2.3, which is newer',
    );
    const kept = await openRestored(dataDir);
    expect((await kept.db.execute(sql`select kept from kept`)).rows).toEqual([{ kept: 7 }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
    await expect(restoreEmbedded(dataDir, '/nowhere.gz', now)).rejects.toThrow(
      '/nowhere.gz cannot be read (ENOENT).',
    );
  });
});

describe.runIf(testEngine === 'embedded')('a copy of the embedded database that is in use', () => {
  it('holds every order that was acknowledged before it began, while others go on', async () => {
    const dataDir = temporaryFolder();
    const engine = await openEmbeddedEngine({ dataDir, emptyDataDir });
    await engine.migrate(migrationsFolder);
    const { app, owner, dish } = await fill(engine);
    let stop = false;
    const acknowledged: string[] = [];
    const guests = (async () => {
      while (!stop) {
        const { status, body } = await app
          .visitor()
          .post(
            '/orders',
            orderBodyFor(owner, dish, { phone: `05${String(acknowledged.length).padStart(8, '0')}` }),
          );
        if (status === 201) acknowledged.push(body._id);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    const before = [...acknowledged];
    const copy = join(temporaryFolder(), 'copy');
    await engine.copyTo?.(copy);
    const during = acknowledged.length;
    stop = true;
    await guests;
    await app.close();

    const copied = await openDatabaseFolder(copy);
    onTestFinished(copied.close);
    const path = await backUp(copied);
    const text = gunzipSync(readFileSync(path)).toString();
    expect(during).toBeGreaterThanOrEqual(before.length);
    for (const id of before) expect(text).toContain(id);
  });
});
