import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { shift } from '../shifts/shift-shape.ts';
import { day, id } from '../values/wire.ts';
import { report } from './report-shape.ts';
import { longestSpanDays, spanDays } from './spans.ts';

export const shiftParams = z.object({ serviceId: id });
export const isSpan = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && spanDays(from, to) <= longestSpanDays;
export const span = { from: day, to: day };
export const reportRefusals = { plan_required: noDetails, not_found: noDetails } as const;

export const reportsContract = contract({
  getShiftReport: endpoint({
    method: 'GET',
    path: '/reports/shifts/:serviceId',
    access: 'right:reports',
    summary: 'What happened in one shift, open or closed.',
    params: shiftParams,
    response: z.object({ shift, timeZone: z.string(), report }),
    refusals: reportRefusals,
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
});
