import type { Span } from '#core/reports/spans.ts';

export const reportsAddress = '/dashboard/reports';

export const spanReportAddress = ({ from, to }: Span): string => `${reportsAddress}?from=${from}&to=${to}`;

export const shiftReportAddress = (shiftId: string): string => `${reportsAddress}/shifts/${shiftId}`;
