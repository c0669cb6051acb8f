import { queryOptions } from '@tanstack/react-query';
import type { Span } from '#core/reports/spans.ts';
import { type Answer, call } from '#web/lib/api/call.ts';

export type ShiftReportAnswer = Answer<'GET /reports/shifts/:serviceId'>;

export const spanReportQuery = (span: Span) =>
  queryOptions({
    queryKey: ['report', span.from, span.to],
    queryFn: ({ signal }) => call('GET /reports', { query: { from: span.from, to: span.to }, signal }),
  });

export const shiftReportQuery = (serviceId: string) =>
  queryOptions({
    queryKey: ['shift-report', serviceId],
    queryFn: ({ signal }) => call('GET /reports/shifts/:serviceId', { params: { serviceId }, signal }),
  });
