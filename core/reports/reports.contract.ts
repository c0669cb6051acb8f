import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { locales } from '../i18n/locale.ts';
import { shift } from '../shifts/shift-shape.ts';
import { day, id } from '../values/wire.ts';
import { report } from './report-shape.ts';
import { reportTables, tableFiles } from './report-tables.ts';
import { longestSpanDays, spanDays } from './spans.ts';

const shiftParams = z.object({ serviceId: id });
const isSpan = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && spanDays(from, to) <= longestSpanDays;
const span = { from: day, to: day };
const asFile = {
  table: z.enum([...reportTables, 'orders']),
  format: z.enum(tableFiles),
  /** Of the file's headings. */
  language: z.enum(locales),
};
const refusals = { plan_required: noDetails, not_found: noDetails } as const;

export const reportsContract = contract({
  getShiftReport: endpoint({
    method: 'GET',
    path: '/reports/shifts/:serviceId',
    access: 'right:reports',
    summary: 'What happened in one shift, open or closed.',
    params: shiftParams,
    response: z.object({ shift, timeZone: z.string(), report }),
    refusals,
  }),
  getSpanReport: endpoint({
    method: 'GET',
    path: '/reports',
    access: 'right:reports',
    summary: 'What happened in the shifts that began on these days, and on as many days before them.',
    query: z.object(span).refine(isSpan),
    response: z.object({
      ...span,
      timeZone: z.string(),
      report,
      before: z.object({ ...span, report }),
    }),
    refusals: { plan_required: noDetails },
  }),
  exportShiftReport: endpoint({
    method: 'GET',
    path: '/reports/shifts/:serviceId/export',
    access: 'right:reports',
    summary: 'A table of a shift’s report, or its orders, as a file.',
    params: shiftParams,
    query: z.object(asFile),
    response: 'table',
    refusals,
  }),
  exportSpanReport: endpoint({
    method: 'GET',
    path: '/reports/export',
    access: 'right:reports',
    summary: 'A table of a span’s report, or its orders, as a file.',
    query: z.object({ ...span, ...asFile }).refine(isSpan),
    response: 'table',
    refusals: { plan_required: noDetails },
  }),
});
