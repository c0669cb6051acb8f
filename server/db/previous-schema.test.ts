import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { migrationsUpTo } from '#server/testing/migrations.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import type { Engine } from './engine/database.ts';
import { openEngineUnderTest } from './engine/testing/engine-under-test.ts';

/** The last migration of the version before menus had languages. */
const last = '0005_forget_guests_and_security_log';

const id = (mark: string) => mark.repeat(24);
const [owner, menu, section, dish, shift, order] = ['a', 'b', 'c', 'd', 'e', 'f'].map(id);
const token = 't'.repeat(32);

/** As the previous version presented an order, and stored it in its trail and its log. */
const presented = {
  _id: order,
  displayOrderNumber: 1,
  status: 'waitingApproval',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  totalPrice: 45,
  tableNumber: null,
  dishes: [
    {
      dishId: { _id: dish, name: 'פיצה', price: 40 },
      quantity: 1,
      size: { name: 'רגילה', price: 0 },
      customizations: [{ groupName: 'תוספות', optionName: 'זיתים', price: 5 }],
      note: '',
    },
  ],
  createdAt: '2026-01-05T10:00:00.000Z',
  revision: 1,
  service: shift,
  customerName: 'דנה',
  phone: '0501234567',
  autoAccepted: false,
};

const [line] = presented.dishes;
const edited = { ...presented, totalPrice: 90, dishes: [{ ...line, quantity: 2 }], revision: 2 };

const storeYesterday = async ({ db }: Engine): Promise<void> => {
  const passwordHash = await hashPassword(testPassword);
  const [was, is] = [JSON.stringify(presented), JSON.stringify(edited)];
  const event = JSON.stringify({ kind: 'order', order: presented });
  const statements = [
    sql`insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at)
        values (${owner}, 'old@menta.test', ${passwordHash}, 'Noa', 'Levi', 'pro', now())`,
    sql`insert into restaurants (owner_id, name, description) values (${owner}, 'הדקל', 'מול הים')`,
    sql`insert into menus (id, owner_id, name, is_active) values (${menu}, ${owner}, 'ערב', true)`,
    sql`insert into sections (id, menu_id, name, position) values (${section}, ${menu}, 'ראשונות', 0)`,
    sql`insert into dishes (id, owner_id, section_id, name, price, position, sizes, changes)
        values (${dish}, ${owner}, ${section}, 'פיצה', 4000, 0,
          '[{"name": "רגילה", "price": 0, "isBase": true}]'::jsonb,
          '[{"name": "תוספות", "type": "multiple", "required": false, "maxSelections": null,
             "options": [{"name": "זיתים", "price": 500}]}]'::jsonb)`,
    sql`insert into shifts (id, owner_id, menu_id, menu_name, restaurant_name, last_order_number)
        values (${shift}, ${owner}, ${menu}, 'ערב', 'הדקל', 1)`,
    sql`insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone, total, created_at)
        values (${order}, ${owner}, ${shift}, 1, 'token-of-yesterday', ${token}, 'דנה', '0501234567', 4500, ${presented.createdAt}::timestamptz)`,
    sql`insert into order_lines (order_id, position, dish_id, dish_name, dish_price, size_name, size_price, customizations, note, quantity)
        values (${order}, 0, ${dish}, 'פיצה', 4000, 'רגילה', 0,
          '[{"groupName": "תוספות", "optionName": "זיתים", "price": 500}]'::jsonb, '', 1)`,
    sql`insert into order_trail (owner_id, order_id, actor_id, action, before, after)
        values (${owner}, ${order}, ${owner}, 'edit', ${was}::jsonb, ${is}::jsonb)`,
    sql`insert into event_counters (owner_id, last_seq) values (${owner}, 1)`,
    sql`insert into events (owner_id, seq, kind, payload) values (${owner}, 1, 'order', ${event}::jsonb)`,
  ];
  for (const statement of statements) await db.execute(statement);
};

it('what the previous version stored reads as before, and goes on', async () => {
  const engine = await openEngineUnderTest();
  await engine.migrate(migrationsUpTo(last));
  await storeYesterday(engine);
  await engine.migrate(migrationsFolder);
  const app = await buildTestApp({ engine });
  onTestFinished(app.close);

  const client = app.visitor();
  await client.post('/users/login', { email: 'old@menta.test', password: testPassword });
  expect((await client.get(`/menus/${menu}`)).body).toMatchObject({ mainLanguage: 'he', translations: {} });
  // All that it said, and of what came later nothing.
  const notSaid = { promisedAt: null, approvedAt: null, readyAt: null };
  expect((await client.get('/orders/mine')).body).toMatchObject([{ ...presented, ...notSaid }]);
  const { body: trail } = await client.get(`/orders/${order}/trail`);
  expect(trail.at(-1)).toMatchObject({
    action: 'edit',
    before: { totalPrice: 45, dishes: presented.dishes, revision: 1 },
    after: { totalPrice: 90, dishes: edited.dishes, revision: 2 },
  });
  const guest = app.visitor();
  const tracked = await guest.get(`/orders/track/${token}`);
  expect(tracked.body).toMatchObject({ dishes: presented.dishes, restaurantName: 'הדקל' });
  const guestMenu = await guest.get(`/public-menu/${owner}`);
  expect(guestMenu.body.menu).toMatchObject({
    languages: ['he'],
    sections: [{ dishes: [{ name: 'פיצה' }] }],
  });

  const saved = await client.put(`/menus/${menu}/translations/en`, [
    { key: `dish/${dish}/name`, text: 'Pizza', was: '' },
  ]);
  expect(saved.status).toBe(200);
  const next = await guest.post('/orders', {
    owner,
    customerName: 'דנה',
    phone: '0501234567',
    dishes: [{ dishId: dish, quantity: 1, size: { name: 'רגילה' } }],
    totalPrice: 40,
    clientOrderToken: 'token-of-today-1',
    language: 'en',
  });
  expect(next.body).toMatchObject({ displayOrderNumber: 2, dishes: [{ shown: { name: 'Pizza' } }] });
});
