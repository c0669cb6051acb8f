import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter } from '#server/testing/build-printer.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import { createTestClient } from '#server/testing/test-client.ts';
import {
  createPostgresDatabase,
  openEmbeddedTestDatabase,
  testEngine,
} from '#server/testing/test-database.ts';
import type { Engine } from '../engine/database.ts';
import { openPostgresEngine } from '../engine/postgres-engine.ts';
import { knownMigrations, tablesAfter } from '../migrating/known-migrations.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import * as schema from '../schema.ts';
import { copyDatabase } from './copy-database.ts';

it('every table of the schema is copied, but for the one that says which database it is', () => {
  const all = Object.values(schema).filter((value) => is(value, PgTable));
  const tag = knownMigrations(migrationsFolder).at(-1)?.tag ?? '';
  expect(tablesAfter(migrationsFolder, { tag }).sort()).toEqual(
    all
      .map((table) => getTableName(table as PgTable))
      .filter((name) => name !== 'database_epochs')
      .sort(),
  );
});

/** any-owner: of every number that the database gives out itself, what is stored and what comes next. */
const readNumbers = async (engine: Engine) => {
  const { rows } = await engine.db.execute<{ name: string; field: string }>(
    sql`select table_name as name, column_name as field from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES' order by 1`,
  );
  return Promise.all(
    rows.map(async ({ name, field }) => {
      const { rows: found } = await engine.db.execute<{ stored: number; next: number }>(
        sql`select coalesce(max(${sql.identifier(field)}), 0)::int as stored,
            nextval(pg_get_serial_sequence(${name}, ${field}))::int as next from ${sql.identifier(name)}`,
      );
      return { name, stored: found[0]?.stored ?? 0, next: found[0]?.next ?? 0 };
    }),
  );
};

describe.runIf(testEngine === 'postgres')('moving from the embedded database to PostgreSQL', () => {
  it('keeps sessions, menus and orders, goes on counting, and refuses a database in use', async () => {
    const embedded = await openEmbeddedTestDatabase();
    const before = await buildTestApp({ engine: embedded });
    const { owner, dish } = await buildOpenRestaurant(before);
    await buildPrinter(before, owner, { moment: 'arrival' });
    const { body: order } = await before.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess', rejected: false });
    const orders = (await owner.get('/orders/mine')).body;

    const database = await createPostgresDatabase();
    const postgres = await openPostgresEngine({ databaseUrl: database.url });
    const copied: Record<string, number> = {};
    await copyDatabase(embedded.db, postgres.db, (name, rows) => {
      copied[name] = rows;
    });
    expect(copied).toMatchObject({ users: 1, dishes: 1, orders: 1, order_lines: 1, order_trail: 1 });
    await expect(copyDatabase(embedded.db, postgres.db, () => {})).rejects.toThrow('already holds accounts');

    const numbers = await readNumbers(postgres);
    expect(numbers.find(({ name }) => name === 'print_jobs')?.stored).toBeGreaterThan(0);
    for (const { name, stored, next } of numbers) expect([name, next]).toEqual([name, stored + 1]);

    const after = await buildTestApp({ engine: postgres });
    onTestFinished(async () => {
      await before.close();
      await after.close();
      await database.drop();
    });
    expect(after.hub.epoch).not.toBe(before.hub.epoch);
    const moved = createTestClient(after.app);
    for (const [name, value] of owner.cookies) moved.cookies.set(name, value);
    expect((await moved.get('/orders/mine')).body).toEqual(orders);
    const next = await after.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(next.body.displayOrderNumber).toBe(2);
    expect((await moved.patch(`/orders/${order._id}`, { status: 'waitingPayment' })).status).toBe(200);
  });
});
