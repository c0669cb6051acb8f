import type { Translate } from '../../i18n/text.ts';
import { fileColumnTexts } from './report-file.texts.ts';
import type { CellKind, Column } from './table-to-write.ts';

/** A heading by its key, and the type of the cells below it. */
export type FileColumn = readonly [keyof typeof fileColumnTexts, CellKind];

export const toColumns = (text: Translate, columns: readonly FileColumn[]): Column[] =>
  columns.map(([heading, kind]) => ({ heading: text(fileColumnTexts[heading]), kind }));
