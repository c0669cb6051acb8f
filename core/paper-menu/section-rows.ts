import { otherBand, standsBeside } from './dish-rows.ts';
import type { PaperSection } from './paper-content.ts';
import type { PaperShape } from './paper-shapes.ts';
import { type Band, beside, paragraph, type Row, space, stacked, type TextStyle } from './rows.ts';
import type { SheetStyle } from './sheet-style.ts';

const rule = (x: number, y: number, width: number, thickness: number, color: string): PaperShape => ({
  kind: 'panel',
  box: { x, y: y - thickness / 2, width, height: thickness },
  radius: 0,
  color,
});

const shortestRule = 14;
const besideName = 9;

/** Classic: in the middle, with a rule on either side while there is space for one. */
const flanked = (row: Row, lines: readonly Row[], style: SheetStyle): Row => {
  const [line] = lines;
  const shape = line?.shapes[0];
  if (lines.length !== 1 || shape?.kind !== 'text') return row;
  const name = style.measure.bold(shape.text, shape.size);
  const width = (style.width - name) / 2 - besideName;
  if (width < shortestRule) return row;
  const y = row.height * 0.53;
  return {
    height: row.height,
    shapes: [
      ...row.shapes,
      rule(0, y, width, 0.6, style.colors.rule),
      rule(style.width - width, y, width, 0.6, style.colors.rule),
    ],
  };
};

/** Modern: on a panel in a tint of the menu's colour. */
const onPanel = (row: Row, { width, colors }: SheetStyle): Row => {
  const [above, below] = [4, 4];
  const height = row.height + above + below;
  return stacked([
    {
      height: 0,
      shapes: [{ kind: 'panel', box: { x: 0, y: 0, width, height }, radius: 6, color: colors.tint }],
    },
    space(above),
    row,
    space(below),
  ]);
};

/** Minimal: above a line. */
const underlined = (row: Row, { width, colors }: SheetStyle): Row =>
  stacked([row, { height: 4, shapes: [rule(0, 2, width, 0.5, colors.rule)] }]);

/** The name of a section and its hours. */
export const sectionRow = ({ name, hours }: PaperSection, style: SheetStyle): Row => {
  const { scale, colors, width, measure, layout } = style;
  const words: TextStyle = {
    size: layout === 'minimal' ? scale.section * 0.86 : scale.section,
    weight: 'bold',
    color: layout === 'minimal' ? colors.ink : colors.accent,
  };
  const inset = layout === 'modern' ? 10 : 0;
  const band: Band = {
    x: inset,
    width: width - inset * 2,
    align: layout === 'classic' ? 'middle' : 'left',
  };
  const finish = (row: Row, lines: readonly Row[]): Row => {
    if (layout === 'classic') return flanked(row, lines, style);
    return layout === 'modern' ? onPanel(row, style) : underlined(row, style);
  };
  const heading = (): Row => {
    if (!name.other) {
      const lines = paragraph(name.main, words, band, measure);
      return finish(stacked(lines), lines);
    }
    if (!standsBeside(name, width)) {
      const small = { ...words, size: words.size * 0.8, weight: 'regular' } as const;
      const lines = [
        ...paragraph(name.main, words, band, measure),
        ...paragraph(name.other, small, band, measure),
      ];
      return finish(stacked(lines), lines);
    }
    const half = band.width / 2 - 7;
    const row = beside(
      paragraph(name.main, words, { x: inset, width: half, align: 'left' }, measure),
      paragraph(name.other, words, otherBand(name.other, name.main, width - inset - half, half), measure),
    );
    return layout === 'modern' ? onPanel(row, style) : underlined(row, style);
  };
  const served: TextStyle = { size: scale.small + 0.5, weight: 'regular', color: colors.quiet };
  return stacked([heading(), ...(hours ? [space(2), ...paragraph(hours, served, band, measure)] : [])]);
};
