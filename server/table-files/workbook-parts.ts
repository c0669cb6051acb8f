import { escapeHtml } from '#core/html/escape-html.ts';
import type { CellKind, Column } from '#core/reports/files/table-to-write.ts';

/* The parts of a workbook around its sheets, as ECMA-376 (Office Open XML) asks for them. */
const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const typeOf = (part: string): string =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** Whatever is not named here is a sheet: how many there are is known only at the end. */
export const contentTypes = xml(
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="${typeOf('worksheet')}"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`,
);

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${officeRelationships}/${type}" Target="${target}"/>`;
const relationshipList = (all: readonly string[]): string =>
  xml(`<Relationships xmlns="${relationships}">${all.join('')}</Relationships>`);

export const packageRelationships = relationshipList([
  relationship('workbook', 'officeDocument', 'xl/workbook.xml'),
]);

type Style = CellKind | 'heading' | 'lines' | 'formulaLike';
/** Ids below 164 are built in, and shown as the reader's own computer writes dates and times. */
const formats: Record<Style, string> = {
  text: '',
  count: 'numFmtId="1" applyNumberFormat="1"',
  money: 'numFmtId="4" applyNumberFormat="1"',
  minutes: 'numFmtId="1" applyNumberFormat="1"',
  day: 'numFmtId="14" applyNumberFormat="1"',
  moment: 'numFmtId="22" applyNumberFormat="1"',
  hour: 'numFmtId="20" applyNumberFormat="1"',
  heading: 'fontId="1" applyFont="1"',
  lines: 'applyAlignment="1"',
  formulaLike: 'quotePrefix="1"',
};
const styleNames = Object.keys(formats);
export const styleOf = (style: Style): number => styleNames.indexOf(style);

const cellFormat = ([name, format]: [string, string]): string =>
  name === 'lines'
    ? `<xf xfId="0" ${format}><alignment wrapText="1" vertical="top"/></xf>`
    : `<xf xfId="0" ${format}/>`;

export const styles = xml(
  `<styleSheet xmlns="${main}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${styleNames.length}">${Object.entries(formats).map(cellFormat).join('')}</cellXfs></styleSheet>`,
);

/** Signs that the name of a sheet may not hold, and its length. */
const sheetName = (title: string, sheet: number): string => {
  const suffix = sheet === 1 ? '' : ` (${sheet})`;
  return `${title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31 - suffix.length)}${suffix}`;
};

const sheetNumbers = (sheets: number): number[] => Array.from({ length: sheets }, (_, index) => index + 1);
export const sheetPath = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`;

export const workbook = (title: string, sheets: number): string =>
  xml(
    `<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><bookViews><workbookView/></bookViews><sheets>${sheetNumbers(
      sheets,
    )
      .map(
        (sheet) =>
          `<sheet name="${escapeHtml(sheetName(title, sheet))}" sheetId="${sheet}" r:id="sheet${sheet}"/>`,
      )
      .join('')}</sheets></workbook>`,
  );

export const workbookRelationships = (sheets: number): string =>
  relationshipList([
    relationship('styles', 'styles', 'styles.xml'),
    ...sheetNumbers(sheets).map((sheet) =>
      relationship(`sheet${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`),
    ),
  ]);

const widths: Record<CellKind, number> = {
  text: 24,
  count: 11,
  money: 13,
  minutes: 11,
  day: 12,
  moment: 17,
  hour: 9,
};

/** Headings that stay in sight, and the sheet in the direction of its language. */
export const sheetBeginning = (columns: readonly Column[], isRightToLeft: boolean): string =>
  xml(
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}>` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
      columns
        .map(
          ({ kind }, index) =>
            `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
        )
        .join('') +
      '</cols><sheetData>',
  );
export const sheetEnd = '</sheetData></worksheet>';
