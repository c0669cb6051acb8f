import { expect, it } from 'vitest';
import { buildOpenTables } from '#server/testing/build-called-table.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '1' } });

it('a full room behind one address calls as it likes, and one table only so often', async () => {
  const { call } = await buildOpenTables(test);
  for (let phone = 0; phone < 8; phone += 1)
    for (let table = 1; table <= 12; table += 1)
      for (const kind of ['waiter', 'bill']) expect((await call({ table, kind })).status).toBe(200);
  const statuses = [];
  for (let times = 0; times < 30; times += 1)
    statuses.push((await call({ table: 5, kind: 'waiter' })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await call({ table: 6, kind: 'waiter' })).status).toBe(200);
});
