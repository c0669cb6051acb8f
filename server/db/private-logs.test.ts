import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from '#server/http/operations/request-log.ts';
import { buildTestApp } from '#server/testing/test-app.ts';

const secrets = {
  customerName: 'Zelophehad Cohen\n    at home',
  phone: '0509876543',
  clientOrderToken: 'token-that-nobody-may-read',
  email: 'zelophehad@private.example',
};

it('logs hold nothing that a guest or owner typed when queries fail, and still say what failed', async () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const test = await buildTestApp({ log });
  const owner = await test.owner();
  await test.engine.db.execute(sql`drop table sessions, password_resets cascade`);
  await test.engine.db.execute(sql`alter table users rename to lost_users`);
  const { email, ...order } = secrets;
  const guest = test.visitor();
  const statuses = [
    await guest.post('/users/login', { email, password: 'a password' }),
    await guest.post('/users', { ...owner.account, email, password: 'a password', plan: 'pro' }),
    await guest.post('/users/forgot-password', { email }),
    await guest.post('/users/reset-password', { token: 'reset-token-of-someone', newPassword: 'a password' }),
    await guest.post('/orders', {
      ...order,
      owner: owner.id,
      dishes: [{ dishId: owner.id, quantity: 1 }],
      totalPrice: 1,
    }),
    await owner.get('/users/me'),
  ].map(({ status }) => status);
  await test.services.accounts.idle();
  // PostgreSQL quotes these itself, in a sentence and in a detail.
  const failures = [
    sql`select ${email}::int`,
    sql`insert into lost_users select * from lost_users`,
    sql`select ${order.customerName}::text from nowhere`,
  ];
  for (const failure of failures)
    await test.engine.db.execute(failure).catch((err: unknown) => log.error({ err }, 'failed on purpose'));
  await test.close();

  expect(statuses).toContain(500);
  const logged = lines.join('');
  expect(logged).toContain('Failed query: select');
  expect(logged).toContain('42P01');
  expect(logged).toContain('users_pkey');
  expect(logged).toMatch(/relation ..users.. does not exist/);
  const sensitive = [
    ...Object.values(secrets),
    'Zelophehad',
    'at home',
    'reset-token-of-someone',
    owner.account.email,
  ];
  for (const secret of [...sensitive, owner.id, ...owner.cookies.values()])
    expect(logged).not.toContain(secret);
});
