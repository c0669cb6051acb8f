import { type SQL, sql } from 'drizzle-orm';
import { displayedLeft } from '#core/stock/stock-limit.ts';
import type { StockMove } from '#core/stock/stock-needs.ts';
import { violates } from '#server/db/constraint.ts';
import { stockLimits } from '#server/db/schema.ts';

/*
 * Parts of the statement that places an order, for one that takes from counted stock: they read its part `taken`, so that
 * nothing is taken for an order without a number.
 */

/** There was less than was ordered; or, for `takeFromPlenty`, not plenty. */
export const countFellShort = (error: unknown): boolean => violates(error, 'stock_limits_left');

/**
 * Most orders take from one count and leave plenty, so guests need no update and nothing is logged: a statement without
 * all that. One that would leave less violates the constraint as if there were too few, and falls back to `takeAny`.
 * any-owner: the owner is passed in, and compared.
 */
export const takeFromPlenty = (owner: SQL, { quantity, ...count }: Record<keyof StockMove, SQL>): SQL => sql`
  update ${stockLimits} s
  set "left" = case when s."left" - ${quantity} > ${sql.raw(String(displayedLeft))} then s."left" - ${quantity} else -1 end
  from taken
  where s.dish_id = ${count.dishId} and s.group_name = ${count.groupName} and s.option_name = ${count.optionName}
    and s.count_id = ${count.countId} and s.owner_id = ${owner}
  returning 1`;

/**
 * In the order of their keys, like giving back: two that lock the same rows never deadlock.
 * any-owner: as above.
 */
export const takeAny = (owner: SQL, counts: SQL): SQL => sql`
  update ${stockLimits} s set "left" = s."left" - locked.quantity from (
    select s.dish_id, s.group_name, s.option_name, wanted.quantity
    from taken, jsonb_to_recordset(${counts})
        as wanted("dishId" text, "groupName" text, "optionName" text, "countId" text, quantity int),
      ${stockLimits} s
    where s.dish_id = wanted."dishId" and s.group_name = wanted."groupName" and s.option_name = wanted."optionName"
      and s.count_id = wanted."countId" and s.owner_id = ${owner}
    order by s.dish_id, s.group_name, s.option_name for update of s
  ) locked
  where s.dish_id = locked.dish_id and s.group_name = locked.group_name and s.option_name = locked.option_name
  returning s.dish_id, s.group_name, s.option_name, s."left"`;

/** Adds nothing to `taken`, but is evaluated only when everything is taken: what reads it runs after that. */
export const afterTaking: SQL = sql`left join took on true`;

const isSeen = sql`took."left" <= ${sql.raw(String(displayedLeft))}`;

/**
 * Whether guests see the change, which they do for the last few, and the `MenuChange` for them. All are evaluated: none
 * may be taken after the event's number.
 */
export const menusSeen: SQL = sql`
  select (count(*) filter (where ${isSeen}) > 0)::int as menus,
    jsonb_build_object('left', jsonb_agg(jsonb_build_object('dishId', took.dish_id, 'groupName', took.group_name,
      'optionName', took.option_name, 'left', took."left")) filter (where ${isSeen})) as change
  from took`;
