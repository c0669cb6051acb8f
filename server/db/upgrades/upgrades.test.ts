import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testPassword } from '#server/testing/build-owner.ts';
import { migrationsUpTo } from '#server/testing/migrations.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';
import { verifyBackup } from '../backup/backup-file.ts';
import { dumpDatabase } from '../backup/dump-database.ts';
import { restoreEmbedded, restorePostgres } from '../backup/restore-database.ts';
import type { Engine } from '../engine/database.ts';
import { openEmbeddedEngine } from '../engine/embedded-engine.ts';
import { openPostgresEngine } from '../engine/postgres-engine.ts';
import { createTestDatabase, openEngineUnderTest } from '../engine/testing/engine-under-test.ts';
import { temporaryFolder } from '../engine/testing/temporary-folder.ts';
import { tablesAfter } from '../migrating/known-migrations.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { past, pastVersions, storePast } from './past-data.ts';

type Rows = Record<string, unknown>[];

/** Every row of these tables, as it was stored. */
const readRows = async ({ db }: Engine, tables: readonly string[]): Promise<Record<string, Rows>> => {
  const all: Record<string, Rows> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
};

/** A version of today may add to a row and changes nothing that was in it. */
const expectSameRows = async (engine: Engine, before: Record<string, Rows>): Promise<void> => {
  const tables = Object.keys(before);
  const after = await readRows(engine, tables);
  for (const table of tables) {
    const known = Object.keys(before[table]?.[0] ?? {});
    const kept = after[table]?.map((row) => Object.fromEntries(known.map((column) => [column, row[column]])));
    const inOrder = (rows: Rows = []) => rows.map((row) => JSON.stringify(row)).sort();
    expect([table, ...inOrder(kept)]).toEqual([table, ...inOrder(before[table])]);
  }
};

/** Menta of today serves it: accounts, menus, orders and what they add up to. */
const expectToGoOn = async (engine: Engine): Promise<void> => {
  const app = await buildTestApp({ engine });
  const signedIn = app.visitor();
  signedIn.cookies.set('session', past.secret);
  expect((await signedIn.get('/users/me')).body).toMatchObject({ email: 'noa@menta.test', plan: 'pro' });
  const other = app.visitor();
  const logIn = { email: 'avi@menta.test', password: testPassword };
  expect((await other.post('/users/login', logIn)).status).toBe(200);
  expect((await other.get('/users/menus')).body).toMatchObject([{ name: 'Lunch' }]);

  expect((await signedIn.get(`/menus/${past.menu}`)).body).toMatchObject({ name: 'ערב', mainLanguage: 'he' });
  const guest = app.visitor();
  expect((await guest.get(`/public-menu/${past.owner}`)).body.menu).toMatchObject({
    sections: [{ dishes: [{ name: 'פיצה', price: 40, sizes: [{ name: 'רגילה' }] }] }],
  });
  expect((await signedIn.get('/orders/mine')).body).toMatchObject([
    { displayOrderNumber: 1, totalPrice: 45, customerName: 'דנה', dishes: [{ quantity: 1, note: 'חם' }] },
  ]);
  const { report } = (await signedIn.get(`/reports/shifts/${past.closedShift}`)).body;
  // The cancelled one was not sold.
  expect(report).toMatchObject({
    orders: 1,
    takings: 90,
    paid: { orders: 1, takings: 90 },
    refused: [{ kind: 'cancelled', orders: 1, amount: 135 }],
  });
  expect((await guest.get(`/orders/track/${past.trackingToken}`)).body).toMatchObject({
    restaurantName: 'הדקל',
  });
  const next = await guest.post('/orders', {
    owner: past.owner,
    customerName: 'דנה',
    phone: '0501234567',
    tableNumber: 3,
    dishes: [{ dishId: past.dish, quantity: 1, size: { name: 'רגילה' } }],
    totalPrice: 40,
    clientOrderToken: 'token-of-today-1',
    language: 'he',
  });
  expect([next.status, next.body.displayOrderNumber]).toEqual([201, 2]);
  await app.close();
};

const backUp = async (engine: Engine): Promise<string> => {
  const path = join(temporaryFolder(), 'menta.backup.gz');
  await dumpDatabase(engine, path, { version: '0.0.1', engine: testEngine, at: '2026-03-02T20:00:00Z' });
  return path;
};

const restore = async (path: string): Promise<Engine> => {
  if (testEngine === 'postgres') {
    const databaseUrl = await createTestDatabase();
    await restorePostgres(databaseUrl, path, new Date());
    return openPostgresEngine({ databaseUrl });
  }
  const dataDir = temporaryFolder();
  await restoreEmbedded(dataDir, path, new Date());
  return openEmbeddedEngine({ dataDir });
};

describe.each(Object.keys(pastVersions))('what the version of %s stored', (tag) => {
  it('is served by this version as it was, and so is what its backup restores', async () => {
    const engine = await openEngineUnderTest();
    await engine.migrate(migrationsUpTo(tag));
    await storePast(engine, tag);
    const before = await readRows(engine, tablesAfter(migrationsFolder, { tag }));
    expect(Object.values(before).flat().length).toBeGreaterThan(20);
    const path = await backUp(engine);
    expect((await verifyBackup(path)).manifest.schema).toBe(tag);
    await engine.migrate(migrationsFolder);
    await expectSameRows(engine, before);
    await expectToGoOn(engine);

    const restoredEngine = await restore(path);
    onTestFinished(restoredEngine.close);
    await restoredEngine.migrate(migrationsFolder);
    await expectSameRows(restoredEngine, before);
    await expectToGoOn(restoredEngine);
  });
});
