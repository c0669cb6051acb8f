import { type AnyColumn, and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import { ladderEndsMs, nobodyHomeMs, ringLadder } from '#core/alerts/ring-ladder.ts';
import { isNoneOf } from '#server/db/conditions.ts';
import { boards } from '#server/db/schema.ts';

/** What climbs the ring ladder. */
type Climbing = { id: AnyColumn; ownerId: AnyColumn; ringsSince: AnyColumn; ringStep: AnyColumn };

/** One of those that are due, or all but some of them. */
export type Which = { only: string } | { except: string[] };

const before =
  (now: Date) =>
  (ms: number): Date =>
    new Date(now.getTime() - ms);

/** How far the ladder should have climbed by now. */
export const dueStep = ({ ownerId, ringsSince }: Climbing, now: Date): SQL<number> => {
  const ago = before(now);
  const [louder, everyScreen, guest] = ringLadder;
  const isNobodyHome = sql`not exists (select from ${boards} where ${and(
    eq(boards.ownerId, ownerId),
    gt(boards.aliveUntil, ago(nobodyHomeMs)),
  )})`;
  return sql<number>`case
    when ${lte(ringsSince, ago(guest.afterMs))} or ${isNobodyHome} then ${sql.raw(String(guest.step))}
    when ${lte(ringsSince, ago(everyScreen.afterMs))} then ${sql.raw(String(everyScreen.step))}
    else ${sql.raw(String(louder.step))} end`;
};

const chosen = (id: AnyColumn, which: Which): SQL =>
  'only' in which ? eq(id, which.only) : isNoneOf(id, which.except);

/** Of those that still wait. */
export const isDue = (climbing: Climbing, now: Date, which: Which): SQL | undefined => {
  const ago = before(now);
  const { id, ringsSince, ringStep } = climbing;
  const [louder, , guest] = ringLadder;
  return and(
    lte(ringsSince, ago(louder.afterMs)),
    gt(ringsSince, ago(ladderEndsMs)),
    // What has climbed to the end is passed over without a look at who is home.
    sql`${ringStep} < ${sql.raw(String(guest.step))}`,
    lt(ringStep, dueStep(climbing, now)),
    chosen(id, which),
  );
};
