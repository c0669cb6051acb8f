import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import type { Cell, CellKind, TableToWrite } from '#core/reports/files/table-to-write.ts';
import { findableText } from '#core/values/findable-text.ts';
import { looksLikeFormula } from '#core/values/formula-guard.ts';

/** What no XML may hold, however it is written. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** A spreadsheet reads `_x0041_` as a letter; with its first sign written so, it stays as it was typed. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;
const longestText = 32_767;

const asText = '@';
/** The formats that are built in: a spreadsheet writes dates and times in the way of the reader's own computer. */
const formatIds: Record<string, number> = {
  '0': 1,
  '#,##0.00': 4,
  'mm-dd-yy': 14,
  'h:mm': 20,
  'm/d/yy h:mm': 22,
  [asText]: 49,
};
const columnOf: Record<CellKind, { width: number; format: string }> = {
  text: { width: 24, format: asText },
  count: { width: 11, format: '0' },
  money: { width: 13, format: '#,##0.00' },
  minutes: { width: 11, format: '0' },
  day: { width: 12, format: 'mm-dd-yy' },
  moment: { width: 17, format: 'm/d/yy h:mm' },
  hour: { width: 9, format: 'h:mm' },
};

/** A cell of text is one whatever it begins with; its format keeps it one when somebody edits it. */
const textCell = (text: string): CellObject => ({
  value: findableText(text.slice(0, longestText).replace(forbidden, '').replace(escaped, '_x005F_')),
  type: String,
  ...(looksLikeFormula(text) && { format: asText }),
  ...(text.includes('\n') && { wrap: true, alignVertical: 'top' }),
});

const toCell = (cell: Cell, kind: CellKind): CellObject | null => {
  if (cell === null || cell === '') return null;
  const { format } = columnOf[kind];
  if (typeof cell === 'number') return { value: kind === 'hour' ? cell / 24 : cell, type: Number, format };
  if (kind === 'day' || kind === 'moment')
    return { value: new Date(kind === 'day' ? cell : `${cell}Z`), type: Date, format };
  return textCell(cell);
};

/** The library gives every format a number of its own, by which no spreadsheet knows it for a built-in one. */
const builtInFormats = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (styles: string) => {
          const formats = new Map(
            [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"\/>/g)].map(
              ([, id = '', code = '']) => [id, code],
            ),
          );
          return styles.replace(/<numFmts.*<\/numFmts>/, '').replace(/numFmtId="(\d+)"/g, (_, id) => {
            const code = formats.get(id) ?? '';
            return `numFmtId="${formatIds[code]}"${code === asText ? ' quotePrefix="1"' : ''}`;
          });
        },
      },
    },
  },
};

/** The name of a sheet may not hold these, nor be longer. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

export type Workbook = TableToWrite & { readonly language: Locale };

/** Headings that stay in sight, and the sheet in the direction of its language. */
export const writeWorkbook = ({ title, columns, rows, language }: Workbook): Promise<Buffer> => {
  const data: SheetData = [
    columns.map(({ heading }) => ({ ...textCell(heading), fontWeight: 'bold' })),
    ...rows.map((row) => columns.map(({ kind }, index) => toCell(row[index] ?? null, kind))),
  ];
  const sheet = {
    sheet: sheetName(title),
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: columnOf[kind].width })),
  };
  return writeXlsxFile(data, sheet, { features: [builtInFormats] }).toBuffer();
};
