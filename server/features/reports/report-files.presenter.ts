import type { Locale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { fileTitleTexts } from '#core/reports/files/report-file.texts.ts';
import type { ExportedTable, TableFile } from '#core/reports/report-tables.ts';
import type { Span } from '#core/reports/spans.ts';

export type FileChoice = { table: ExportedTable; format: TableFile; language: Locale };

const dashed = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

/** As RFC 5987 requires: `encodeURIComponent` leaves a few characters that must be escaped. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `menta-dishes-2026-11-01-2026-11-30.xlsx`; and for clients beyond ASCII, in the language of the file. */
export const presentDisposition = ({ table, format, language }: FileChoice, { from, to }: Span): string => {
  const days = from === to ? from : `${from}-${to}`;
  const named = (what: string) => `menta-${dashed(what)}-${days}.${format}`;
  const plain = named(translate('en', fileTitleTexts[table]));
  const own = named(translate(language, fileTitleTexts[table]));
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(own)}`;
};

export const contentTypes: Record<TableFile, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
