import type { Locale } from '#core/i18n/locale.ts';
import type { Column, Row } from '#core/reports/files/table-to-write.ts';

/** A table whose rows are read in batches: memory use does not grow with their number. */
export type TableSource = {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  readonly language: Locale;
};
