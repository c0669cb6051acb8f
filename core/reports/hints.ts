import type { Report } from './report-shape.ts';
import { spanDays } from './spans.ts';

/** Suggestions for tomorrow, from what guests viewed. */
export type Hint =
  /** Guests open it and order something else. */
  | { kind: 'rarelyOrdered'; dishId: string; name: string; opened: number; ordered: number }
  /** Guests used to scan its code; it may be torn or gone. */
  | { kind: 'notScanned'; table: number; days: number };

const mostHints = 5;
/** Fewer openings are not significant. */
const leastOpened = 30;
const rareShare = 0.05;
/** The open days without a scan of the code before it is reported. */
const leastDays = 3;
/** To compare the two: a day without a scan is as bad as so many openings without an order. */
const openingsPerDay = 20;

type Weighed = { weight: number; hint: Hint };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * Also compared with the whole menu: where most guests order from a waiter, few openings end in an order, and no dish
 * is to blame.
 */
const rarelyOrdered = ({ looks: { dishes } }: Report): Weighed[] => {
  const opened = sum(dishes.map((dish) => dish.opened));
  const usual = sum(dishes.map(({ ordered }) => ordered)) / Math.max(1, opened);
  const isRare = Math.min(rareShare, usual / 2);
  return dishes
    .filter((dish) => usual > 0 && dish.opened >= leastOpened && dish.ordered <= dish.opened * isRare)
    .map(({ dishId, name, opened, ordered }) => ({
      weight: opened - ordered,
      hint: { kind: 'rarelyOrdered', dishId, name, opened, ordered },
    }));
};

const notScanned = ({ looks, days }: Report, today: string): Weighed[] =>
  looks.tables.flatMap(({ table, lastDay }): Weighed[] => {
    const openDays = days.filter(({ day }) => lastDay !== null && lastDay < day && day <= today).length;
    if (lastDay === null || openDays < leastDays) return [];
    return [
      {
        weight: openDays * openingsPerDay,
        hint: { kind: 'notScanned', table, days: spanDays(lastDay, today) - 1 },
      },
    ];
  });

/** The weightiest first. A code that nobody ever scanned is no news, nor is one that was not while the doors were closed. */
export const findHints = (report: Report, today: string): Hint[] =>
  [...rarelyOrdered(report), ...notScanned(report, today)]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostHints)
    .map(({ hint }) => hint);
