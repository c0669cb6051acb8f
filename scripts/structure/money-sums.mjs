import { codeLines, isTest } from './source-files.mjs';

/** What may add money up outside `core`: the parts that a statement is made of, and sums that are of no order's money. */
const mayAddUp = new Map([
  ['server/db/paid-amount.ts', 'what was paid for one order'],
  ['server/features/orders/orders.queries.ts', 'what was paid for each of several orders'],
  ['server/features/payments/payments.service.ts', 'the parts of one payment'],
  ['server/features/payments/payments.queries.ts', 'cash, which is counted in a drawer'],
  ['server/features/printing/jobs/tickets.mapper.ts', 'the price of one line'],
  ['server/features/reports/report-files.queries.ts', 'the kinds in which one order was paid'],
  ['server/features/shifts/shifts.queries.ts', 'the takings of a whole shift, read for a list of many'],
  ['web/features/paper-menu/content/paper-menu-of.ts', 'the price of a dish in a size'],
  ['web/features/reports/contents/unsold-parts.tsx', 'takings with what was corrected later'],
  ['web/features/reports/figures/day-columns.ts', 'takings of days'],
  ['web/features/shifts/closing/closing-money.tsx', 'what several statements leave open'],
  ['web/features/visits/pay/split-plan.ts', 'the shares of one division'],
  ['web/guest/guest-menu/least-price.ts', 'the price of a dish in its cheapest size'],
]);
const adds = /\baddAgorot\(|\bsum\(\$\{(orders|payments|paymentParts)\.|sum\(\$\{paymentParts\}/;

/** A second way to add up a bill is where the first one's rules are forgotten: what was paid, what was cancelled, what waits. */
export function checkMoneySums(files) {
  const outside = files.filter(
    ({ path }) => /^(server|web)\//.test(path) && !isTest(path) && !path.includes('/testing/'),
  );
  const found = outside.flatMap((file) =>
    codeLines(file)
      .filter(({ text }) => adds.test(text))
      .map(({ number }) => ({ path: file.path, line: number })),
  );
  const unused = [...mayAddUp.keys()].filter(
    (path) => files.some((file) => file.path === path) && !found.some((each) => each.path === path),
  );
  return [
    ...found
      .filter(({ path }) => !mayAddUp.has(path))
      .map((place) => ({
        ...place,
        advice:
          'read it from the statement (core/orders/statement.ts); what is none goes into scripts/structure/money-sums.mjs with its reason',
      })),
    ...unused.map((path) => ({ path, line: 1, advice: 'adds no money up: take it out of money-sums.mjs' })),
  ];
}
