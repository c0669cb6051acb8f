import type { Report } from './report.ts';

const number = (value: number): string => value.toLocaleString('en');

const formatCounts = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'closed' : status} ×${number(count)}`)
    .join('  ');

const addUp = (all: Iterable<ReadonlyMap<number, number>>): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const counts of all)
    for (const [status, count] of counts) sums.set(status, (sums.get(status) ?? 0) + count);
  return sums;
};

export const formatPlace = (report: Report, where: string): string =>
  `  ${where.padEnd(24)} ${formatCounts(report.answers().get(where) ?? new Map())}`;

/** The sums, and what was wrong with the way to see it again. */
export const formatReport = (report: Report, seed: number): string => {
  const answers = report.answers();
  const sums = addUp(answers.values());
  const requests = [...sums.values()].reduce((sum, count) => sum + count, 0);
  const failures = report.failures.map(
    ({ where, problem, reproduction }) => `FAIL ${where}: ${problem}\n${reproduction}`,
  );
  const costs = [...report.costs()].map(
    ([what, { times, bytes }]) =>
      `  ${what}: ${times.toFixed(1)} times the cheapest call, ${number(bytes)} bytes`,
  );
  return [
    ...costs,
    `${number(requests)} requests to ${answers.size} places with seed ${seed}: ${formatCounts(sums)}`,
    ...failures,
    report.failures.length === 0
      ? 'nothing broke'
      : `${report.failures.length} failures; again: --seed ${seed}`,
  ].join('\n');
};
