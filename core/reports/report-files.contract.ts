import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { locales } from '../i18n/locale.ts';
import { reportTables, tableFiles } from './report-tables.ts';
import { isSpan, reportRefusals, shiftParams, span } from './reports.contract.ts';

const asFile = {
  table: z.enum([...reportTables, 'orders']),
  format: z.enum(tableFiles),
  /** The language of the file's headings. */
  language: z.enum(locales),
};

export const reportFilesContract = contract({
  exportShiftReport: endpoint({
    method: 'GET',
    path: '/reports/shifts/:serviceId/export',
    access: 'right:reports',
    summary: 'A table of a shift’s report, or its orders, as a file.',
    params: shiftParams,
    query: z.object(asFile),
    response: 'table',
    refusals: { ...reportRefusals, table_too_large: noDetails },
  }),
  exportSpanReport: endpoint({
    method: 'GET',
    path: '/reports/export',
    access: 'right:reports',
    summary: 'A table of a span’s report, or its orders, as a file.',
    query: z.object({ ...span, ...asFile }).refine(isSpan),
    response: 'table',
    refusals: { plan_required: noDetails, table_too_large: noDetails },
  }),
});
