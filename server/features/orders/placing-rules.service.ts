import type { SectionHours } from '#core/hours/section-hours.ts';
import { isServedAt, nextChange } from '#core/hours/serving-times.ts';
import type { OrderProblem, PricedOrder } from '#core/orders/lines/order-pricing.ts';
import type { LineIn } from '#core/orders/order-shape.ts';
import { isPausedAt } from '#core/pauses/pause-rules.ts';
import { Refusal } from '#core/refusal.ts';
import { toAgorot, toShekels } from '#core/values/money.ts';
import type { OrderableRow } from './orderable-dishes.queries.ts';

/* What holds for all that guests send, a new order or a change of one. */

/** Guests can order only what is served now. Staff may order anything. */
export const servingOf = (
  hours: SectionHours,
  timeZone: string,
  now: Date,
): { servedAgainAt?: string | null } =>
  isServedAt(hours, timeZone, now)
    ? {}
    : { servedAgainAt: nextChange(hours, timeZone, now)?.toISOString() ?? null };

type Pause = OrderableRow['pause'];
type PausedDish = Pick<OrderableRow, 'name' | 'sectionName' | 'pause'>;

/** The lines whose sections are paused, each with the reason. */
export const listPausedLines = (
  lines: readonly LineIn[],
  dishes: ReadonlyMap<string, PausedDish>,
  now: Date,
): OrderProblem[] =>
  lines.flatMap(({ dishId }, line): OrderProblem[] => {
    const dish = dishes.get(dishId);
    const until = dish?.pause?.endsAt?.toISOString() ?? null;
    if (!dish?.pause || !isPausedAt({ until }, now)) return [];
    const { name, sectionName: section, pause } = dish;
    return [{ line, dishId, why: 'section_paused', name, section, until, reason: pause.reason }];
  });

/** Staff may take orders during a pause: it only holds back guests' own orders. */
export const requireNoPause = (pause: Pause, now: Date): void => {
  const until = pause?.endsAt?.toISOString() ?? null;
  if (pause && isPausedAt({ until }, now))
    throw new Refusal('ordering_paused', { until, reason: pause.reason });
};

/** What the guest agreed to has to be what it costs. */
export const requirePrice = (totalPrice: number, priced: Extract<PricedOrder, { kind: 'priced' }>): void => {
  if (toAgorot(totalPrice) === priced.total) return;
  throw new Refusal('price_changed', {
    totalPrice: toShekels(priced.total),
    lines: priced.lines.map(({ dishId, name, quantity, total }) => ({
      dishId,
      name,
      quantity,
      total: toShekels(total),
    })),
  });
};
