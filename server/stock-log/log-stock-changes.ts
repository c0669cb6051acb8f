import { type Outage, outagesOf } from '#core/stock/outages.ts';
import type { StockLogRow } from '#core/stock/sold-out-spans.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { deleteEndsAhead, insertStockLog, listSwitches, lockLimitsOf } from './stock-log.queries.ts';
import { toLimit } from './stored-limit.ts';

type Out = Outage & Pick<StockLogRow, 'dishId' | 'dishName'>;

const listOut = async (tx: Transaction, scope: OwnerScope, dishIds: readonly string[], now: Date) => {
  const limits = Map.groupBy(await lockLimitsOf(tx, scope, dishIds), ({ dishId }) => dishId);
  return (await listSwitches(tx, scope, dishIds)).flatMap((dish): Out[] =>
    outagesOf(dish, (limits.get(dish.id) ?? []).map(toLimit), now).map((outage) => ({
      ...outage,
      dishId: dish.id,
      dishName: dish.name,
    })),
  );
};

const isSame = (a: Out, b: Out): boolean =>
  a.dishId === b.dishId && a.groupName === b.groupName && a.optionName === b.optionName;

/** What a change made sold out or brought back, and when what is out for a time will be back. */
const toRows = (before: readonly Out[], after: readonly Out[], now: Date): StockLogRow[] => {
  const row = ({ endsAt: _, ...item }: Out, isOut: boolean, at: Date) => ({ ...item, isOut, at });
  return [
    ...before.filter((was) => !after.some((is) => isSame(was, is))).map((was) => row(was, false, now)),
    ...after.filter((is) => !before.some((was) => isSame(was, is))).map((is) => row(is, true, now)),
    ...after.flatMap((is) => (is.endsAt === null ? [] : [row(is, false, new Date(is.endsAt))])),
  ];
};

/**
 * Changes dishes or their limits and logs, in the same transaction, what of them became sold out or is there again. A dish
 * or an option that is gone is not sold out any more.
 */
export const logStockChanges = async <Result>(
  tx: Transaction,
  scope: OwnerScope,
  dishIds: readonly string[],
  now: Date,
  apply: () => Promise<Result>,
): Promise<Result> => {
  if (dishIds.length === 0) return apply();
  const before = await listOut(tx, scope, dishIds, now);
  const result = await apply();
  const after = await listOut(tx, scope, dishIds, now);
  await deleteEndsAhead(
    tx,
    scope,
    before.filter(({ endsAt }) => endsAt !== null),
    now,
  );
  await insertStockLog(tx, scope, toRows(before, after, now));
  return result;
};
