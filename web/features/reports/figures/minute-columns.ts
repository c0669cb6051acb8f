import type { Minutes } from '#core/reports/report-shape.ts';

/** `from` and `to` are minutes, both included. */
export type MinuteColumn = { from: number; to: number; orders: number };

const mostColumns = 20;
const steps = [1, 2, 5, 10] as const;

/** From zero to the longest, including those without an order; a long tail in steps of several minutes. */
export const minuteColumns = ({ byMinute }: Minutes): MinuteColumn[] => {
  if (byMinute.length === 0) return [];
  const last = Math.max(...byMinute.map(({ minute }) => minute));
  const step = steps.find((each) => (last + 1) / each <= mostColumns) ?? steps[steps.length - 1] ?? 1;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => {
    const [from, to] = [at * step, at * step + step - 1];
    const within = byMinute.filter(({ minute }) => from <= minute && minute <= to);
    return { from, to, orders: within.reduce((sum, { orders }) => sum + orders, 0) };
  });
};

/** The column that contains a minute; null if there is none. */
export const columnOfMinute = (columns: readonly MinuteColumn[], minute: number | null): number | null => {
  if (minute === null || columns.length === 0) return null;
  const at = columns.findIndex(({ to }) => minute <= to);
  // Longer times count in the last column.
  return at === -1 ? columns.length - 1 : at;
};
