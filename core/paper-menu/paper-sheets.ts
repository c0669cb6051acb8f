export const sheetIds = ['a4', 'a5'] as const;
export type SheetId = (typeof sheetIds)[number];
export const columnCounts = [1, 2] as const;
export type ColumnCount = (typeof columnCounts)[number];

/** Sides in millimetres, as print styles want them, and in points. */
type Sheet = {
  readonly millimetres: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly margin: number;
};
const points = (millimetres: number): number => (millimetres / 25.4) * 72;
const sheetOf = (width: number, height: number, margin: number): Sheet => ({
  millimetres: { width, height },
  width: points(width),
  height: points(height),
  margin: points(margin),
});

/** Most printers leave four to six millimetres white; a menu on a table wants more. */
export const sheets: Readonly<Record<SheetId, Sheet>> = {
  a4: sheetOf(210, 297, 16),
  a5: sheetOf(148, 210, 11),
};

/** Sizes of letters in points. */
export type TypeScale = {
  readonly title: number;
  readonly section: number;
  readonly name: number;
  readonly text: number;
  readonly small: number;
};
const roomy: TypeScale = { title: 30, section: 17, name: 11.5, text: 9.5, small: 8 };
const usual: TypeScale = { title: 28, section: 15, name: 10.5, text: 8.75, small: 7.5 };
const tight: TypeScale = { title: 22, section: 12, name: 9, text: 7.5, small: 6.75 };

export const typeScaleOf = (sheet: SheetId, columns: ColumnCount): TypeScale => {
  if (sheet === 'a4') return columns === 1 ? roomy : usual;
  return columns === 1 ? { ...usual, title: 24 } : tight;
};
