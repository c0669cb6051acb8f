import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';

/** Rows that must not exist, whatever anyone has sent. Each query lists the ids of those that do. */
const broken: Record<string, SQL> = {
  'the total of an order is the sum of its lines': sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id, o.total
    having o.total <> coalesce(sum(l.quantity::bigint * (l.dish_price + l.size_price + (
      select coalesce(sum((c->>'price')::bigint), 0) from jsonb_array_elements(l.customizations) c
    ))), 0)`,
  'an order has at least one line': sql`
    select id from orders o where not exists (select 1 from order_lines where order_id = o.id)`,
  'an order that its guest withdrew was never approved': sql`
    select id from orders where withdrawn and (status <> 'done' or cancelled or approved_at is not null or is_paid)`,
  'what a guest changed is told with the lines that it touched': sql`
    select id from orders where guest_change is not null
      and coalesce(guest_change->'before'->'dishes', guest_change->'after'->'dishes') is null`,
  'the orders of a shift are numbered from 1 without a gap': sql`
    select s.id from shifts s left join orders o on o.shift_id = s.id group by s.id
    having s.last_order_number <> count(o.id) or s.last_order_number <> coalesce(max(o.number), 0)
      or count(distinct o.number) <> count(o.id)`,
  'an owner has at most one open shift': sql`
    select owner_id as id from shifts where ended_at is null group by owner_id having count(*) > 1`,
  'a shift ends after it starts': sql`select id from shifts where ended_at < started_at`,
  'an owner on the basic plan has no shift': sql`
    select s.id from shifts s join users u on u.id = s.owner_id where u.plan = 'basic'`,
  'of the menus of an owner exactly one is active': sql`
    select owner_id as id from menus group by owner_id having count(*) filter (where is_active) <> 1`,
  'a dish belongs to the owner of its menu': sql`
    select d.id from dishes d join sections s on s.id = d.section_id join menus m on m.id = s.menu_id
    where d.owner_id <> m.owner_id`,
  'a section is made in an area of its owner': sql`
    select s.id from sections s join menus m on m.id = s.menu_id join areas a on a.id = s.area_id
    where a.owner_id <> m.owner_id`,
  'an order belongs to the owner of its shift': sql`
    select o.id from orders o join shifts s on s.id = o.shift_id where o.owner_id <> s.owner_id`,
  'a call is of a shift of its owner, and over when the shift is': sql`
    select c.id from calls c join shifts s on s.id = c.shift_id
    where c.owner_id <> s.owner_id or (c.done_at is null and s.ended_at is not null)`,
  'a table has one open call of a kind': sql`
    select min(id) as id from calls where done_at is null group by shift_id, table_number, kind having count(*) > 1`,
  'a phone is refused in an open shift of its owner': sql`
    select r.id from refused_phones r join shifts s on s.id = r.shift_id
    where r.owner_id <> s.owner_id or s.ended_at is not null`,
  'an order that was held was sent by a guest and approved by somebody': sql`
    select id from orders where held and (source <> 'guest' or auto_accepted)`,
  'a code of a table is six letters': sql`select id from table_codes where code !~ '^[b-z]{6}$'`,
  'a visit is of a shift of its owner, and over when the shift is': sql`
    select v.id from visits v join shifts s on s.id = v.shift_id
    where v.owner_id <> s.owner_id or (v.closed_at is null and s.ended_at is not null)`,
  'an order is in a visit of its own shift and table': sql`
    select o.id from orders o join visits v on v.id = o.visit_id
    where o.shift_id <> v.shift_id or (o.deleted_at is null and o.table_number is distinct from v.table_number)`,
  'an order at a table is in a visit, and no other is': sql`
    select id from orders where (table_number is null) <> (visit_id is null)`,
  'a payment is the sum of its parts, which are orders of its shift and owner': sql`
    select p.id from payments p left join payment_parts t on t.payment_id = p.id left join orders o on o.id = t.order_id
    group by p.id having p.amount <> coalesce(sum(t.amount), 0)
      or bool_or(o.owner_id <> p.owner_id or o.shift_id <> p.shift_id)`,
  'what is covered is paid, and what is paid is covered': sql`
    select o.id from orders o left join lateral (
      select coalesce(sum(t.amount), 0) as paid from payment_parts t
      join payments p on p.id = t.payment_id and p.voided_at is null where t.order_id = o.id
    ) t on true
    where not o.rejected and o.deleted_at is null and o.status <> 'waitingApproval'
      and ((o.is_paid and t.paid < o.total) or (not o.is_paid and t.paid > 0 and t.paid >= o.total))`,
  'a shift has a menu of its owner': sql`
    select s.id from shifts s join menus m on m.id = s.menu_id where s.owner_id <> m.owner_id`,
  'the lines of an order are dishes of its owner': sql`
    select l.order_id as id from order_lines l join orders o on o.id = l.order_id join dishes d on d.id = l.dish_id
    where d.owner_id <> o.owner_id`,
  'the trail is of orders of its owner': sql`
    select t.order_id as id from order_trail t left join orders o on o.id = t.order_id and o.owner_id = t.owner_id
    where o.id is null`,
  'an owner has a restaurant': sql`
    select u.id from users u left join restaurants r on r.owner_id = u.id where r.owner_id is null`,
  'the last event of an owner has the number that is counted': sql`
    select e.owner_id as id from events e left join event_counters c on c.owner_id = e.owner_id
    group by e.owner_id, c.last_seq having c.last_seq is null or max(e.seq) <> c.last_seq`,
  'a dish with sizes has one base size, without a price': sql`
    select id from dishes where jsonb_array_length(sizes) > 0 and (
      select count(*) from jsonb_array_elements(sizes) s where (s->>'isBase')::boolean and (s->>'price')::numeric = 0
    ) <> 1`,
  'no name is empty': sql`
    select id from sections where trim(name) = '' union all select id from dishes where trim(name) = ''
    union all select owner_id from restaurants where trim(name) = ''`,
};

/** Which promises of the database do not hold, and for what. */
export const checkInvariants = async (db: Database): Promise<string[]> => {
  const problems: string[] = [];
  for (const [promise, query] of Object.entries(broken)) {
    const { rows } = await db.execute<{ id: string }>(sql`${query} limit 3`);
    if (rows.length > 0) problems.push(`not so: ${promise} (${rows.map(({ id }) => id).join(', ')})`);
  }
  return problems;
};
