import type { Report } from '#core/reports/report-shape.ts';
import { limits } from '#core/values/limits.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/**
 * Whether all orders are offered as XLSX. Their file has a row for each line; a report knows portions, of which a line has one
 * or more, and of orders that did not happen only how many they were.
 */
export const ordersFitXlsx = ({ dishes, refused }: Pick<Report, 'dishes' | 'refused'>): boolean =>
  sum([...dishes.map(({ portions }) => portions), ...refused.map(({ orders }) => orders)]) <= limits.xlsxRows;
