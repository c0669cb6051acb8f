import { type SQL, sql } from 'drizzle-orm';
import { hashPassword } from '#server/access/passwords.ts';
import { hashSecret } from '#server/system/ids.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import type { Engine } from '../engine/database.ts';

const id = (mark: string) => mark.repeat(24);

/** Two accounts: one with an evening behind it and one that goes on, and one that only has a menu. */
export const past = {
  owner: id('a'),
  other: id('b'),
  menu: id('c'),
  closedShift: id('d'),
  openShift: id('e'),
  dish: id('f'),
  secret: 'a-session-from-before-the-upgrade',
  trackingToken: 't'.repeat(32),
};
const { owner, other, menu, closedShift, openShift, dish } = past;

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** With the columns that there were from the first version on. */
const storeBasics = async (): Promise<SQL[]> => {
  const passwordHash = await hashPassword(testPassword);
  const account = (userId: string, email: string, name: string, plan: string) =>
    sql`insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at, created_at)
        values (${userId}, ${email}, ${passwordHash}, ${name}, 'Levi', ${plan}, '2027-01-05Z', '2026-01-05Z')`;
  const order = (orderId: string, shift: string, number: number, total: number, at: string, status: string) =>
    sql`insert into orders (id, owner_id, shift_id, number, client_order_token, tracking_token, customer_name, phone,
          table_number, status, is_paid, total, created_at)
        values (${orderId}, ${owner}, ${shift}, ${number}, ${`token-${orderId}`}, ${number === 1 && shift === openShift ? past.trackingToken : orderId},
          'דנה', '0501234567', ${number}, ${status}, ${status === 'done'}, ${total}, ${at}::timestamptz)`;
  const line = (orderId: string, position: number, quantity: number) =>
    sql`insert into order_lines (order_id, position, dish_id, dish_name, dish_price, size_name, size_price, customizations, note, quantity)
        values (${orderId}, ${position}, ${dish}, 'פיצה', 4000, 'רגילה', 0,
          ${json([{ groupName: 'תוספות', optionName: 'זיתים', price: 500 }])}, 'חם', ${quantity})`;
  const [first, second, third] = ['1', '2', '3'].map(id) as [string, string, string];
  return [
    account(owner, 'noa@menta.test', 'Noa', 'pro'),
    account(other, 'avi@menta.test', 'Avi', 'basic'),
    sql`insert into restaurants (owner_id, name, description, has_table_numbers, number_of_tables)
        values (${owner}, 'הדקל', 'מול הים', true, 12), (${other}, 'Café "Avi"', '', false, 0)`,
    sql`insert into images (hash, width, height, color, placeholder) values ('picture', 2, 2, '#ffffff', '')`,
    sql`insert into image_variants (hash, width, format, bytes) values ('picture', 2, 'webp', '\\x00ff10'::bytea)`,
    sql`insert into menus (id, owner_id, name, logo_hash, is_active)
        values (${menu}, ${owner}, 'ערב', 'picture', true), (${id('8')}, ${other}, 'Lunch', null, false)`,
    sql`insert into sections (id, menu_id, name, position) values (${id('7')}, ${menu}, 'ראשונות', 0)`,
    sql`insert into dishes (id, owner_id, section_id, name, price, position, image_hash, sizes, changes)
        values (${dish}, ${owner}, ${id('7')}, 'פיצה', 4000, 0, 'picture',
          ${json([{ name: 'רגילה', price: 0, isBase: true }])},
          ${json([{ name: 'תוספות', type: 'multiple', required: false, maxSelections: null, options: [{ name: 'זיתים', price: 500 }] }])})`,
    sql`insert into sessions (token_hash, user_id, created_at, expires_at)
        values (${hashSecret(past.secret)}, ${owner}, now(), now() + interval '20 days')`,
    sql`insert into shifts (id, owner_id, menu_id, menu_name, restaurant_name, started_at, ended_at, last_order_number)
        values (${closedShift}, ${owner}, ${menu}, 'ערב', 'הדקל', '2026-03-01T16:00Z', '2026-03-01T22:00Z', 2),
               (${openShift}, ${owner}, ${menu}, 'ערב', 'הדקל', '2026-03-02T16:00Z', null, 1)`,
    order(first, closedShift, 1, 9000, '2026-03-01T17:00Z', 'done'),
    line(first, 0, 2),
    order(second, closedShift, 2, 13500, '2026-03-01T18:00Z', 'done'),
    line(second, 0, 1),
    line(second, 1, 2),
    order(third, openShift, 1, 4500, '2026-03-02T17:00Z', 'waitingApproval'),
    line(third, 0, 1),
    sql`insert into order_trail (owner_id, order_id, actor_id, action, reason) values (${owner}, ${first}, ${owner}, 'move', '')`,
    sql`insert into event_counters (owner_id, last_seq) values (${owner}, 7)`,
  ];
};

/** Orders can be cancelled; what they were is a rejected order. */
const sinceCancelling = [sql`update orders set rejected = true, cancelled = true where id = ${id('2')}`];

const sinceStaff = [
  sql`insert into people (id, owner_id, name, color, rights, pin_hash)
      values (${id('9')}, ${owner}, 'דנה', 'red', ${json(['moveOrders'])}, 'hash')`,
  sql`update restaurants set is_kosher = true, kosher_certificate_hash = 'picture', kosher_certificate_expires_on = '2027-03-01',
        guest_data_months = 24, auto_approve = true, translations = ${json({ en: { name: 'The Palm' } })} where owner_id = ${owner}`,
  sql`update dishes set allergens = ${json({ contains: ['milk'], mayContain: [] })}, kosher_kind = 'dairy' where id = ${dish}`,
  sql`insert into stock_limits (owner_id, dish_id, kind, "left", count_id) values (${owner}, ${dish}, 'counted', 6, 'count')`,
  sql`insert into security_events (owner_id, kind, hour, network, browser, system, count, first_at, last_at)
      values (${owner}, 'log_in', '2026-03-01Z', '', 'chrome', 'linux', 1, '2026-03-01Z', '2026-03-01Z')`,
  sql`insert into second_factors (user_id, secret) values (${other}, 'secret')`,
];

const sincePinLength = [
  sql`update restaurants set pin_minutes = 30 where owner_id = ${owner}`,
  sql`update order_lines set section_name = 'ראשונות'`,
  sql`insert into looks (owner_id, day, counts) values (${owner}, '2026-03-01', '{}'::jsonb)`,
  sql`insert into stock_log (owner_id, dish_id, dish_name, is_out) values (${owner}, ${dish}, 'פיצה', true)`,
];

/** By the last migration of the version that stored it. */
export const pastVersions: Record<string, readonly SQL[]> = {
  '0002_cancelled_orders': sinceCancelling,
  '0011_staff': [...sinceCancelling, ...sinceStaff],
  '0018_pin-length': [...sinceCancelling, ...sinceStaff, ...sincePinLength],
};

/** What such a version would have stored, into a database that has its schema. */
export const storePast = async ({ db }: Engine, tag: string): Promise<void> => {
  for (const statement of [...(await storeBasics()), ...(pastVersions[tag] ?? [])])
    await db.execute(statement);
};
