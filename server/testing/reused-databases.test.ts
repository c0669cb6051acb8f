import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { reuseDatabases } from './reused-databases.ts';
import { openEmbeddedTestDatabase } from './test-database.ts';

const openCounted = () => {
  const opened: Awaited<ReturnType<typeof openEmbeddedTestDatabase>>[] = [];
  const open = reuseDatabases(async () => {
    const engine = await openEmbeddedTestDatabase();
    opened.push(engine);
    return engine;
  });
  onTestFinished(async () => {
    for (const engine of opened) await engine.close();
  });
  return { opened, open };
};

it('A database is left to the next test file empty, and nobody uses it any more who did', async () => {
  const { opened, open } = openCounted();
  const heard: string[] = [];
  const first = await open();
  await first.listen(
    'test',
    (payload) => heard.push(payload),
    () => {},
  );
  await first.db.execute(sql`insert into rate_windows values ('test', 1, now())`);
  await first.close();
  expect(() => first.db.select()).toThrow('This database is closed.');

  const second = await open();
  expect((await second.db.execute(sql`select * from rate_windows`)).rows).toEqual([]);
  await second.db.execute(sql`select pg_notify('test', 'news')`);
  expect([heard, opened.length]).toEqual([[], 1]);
  await second.close();
});

it('A database whose tables were changed is left to nobody', async () => {
  const { opened, open } = openCounted();
  const first = await open();
  await first.db.execute(sql`alter table rate_windows rename to lost`);
  await first.close();
  const second = await open();
  expect(opened.length).toBe(2);
  await second.close();
});
