import type { Locale } from '#core/i18n/locale.ts';
import type { ExportedTable, TableFile } from '#core/reports/report-tables.ts';
import type { Span } from '#core/reports/spans.ts';

/** Which report: that of a shift, or of a span. */
export type ReportSource = { shiftId: string } | Span;

/** The address of a report table as a file. */
export const exportAddress = (
  source: ReportSource,
  table: ExportedTable,
  format: TableFile,
  language: Locale,
): string => {
  const [path, span] = 'shiftId' in source ? [`/shifts/${source.shiftId}`, {}] : ['', source];
  return `/api/reports${path}/export?${new URLSearchParams({ ...span, table, format, language })}`;
};
