import {
  beginText,
  endText,
  fill,
  LineCapStyle,
  lineTo,
  moveText,
  moveTo,
  type PDFFont,
  type PDFImage,
  type PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setFontAndSize,
  setLineCap,
  setLineWidth,
  setTextRise,
  stroke,
} from '@cantoo/pdf-lib';
import {
  leaderRadius,
  leaderStep,
  type PaperShape,
  type PaperText,
  type PaperWeight,
} from '#core/paper-menu/paper-shapes.ts';
import type { CodeMatrix } from '#core/qr/code-matrix.ts';
import { standardMargin } from '#core/qr/code-matrix.ts';
import { drawContained, drawModules, fillColor, fillRounded, strokeColor } from '#web/lib/pdf/pdf-shapes.ts';
import { canWrite, type PrintFonts } from '#web/lib/pdf/print-fonts.ts';
import { showLine } from '#web/lib/pdf/shaped-line.ts';

/** A line as a picture, for letters that no font of ours has. */
export type PaintedLine = {
  readonly image: PDFImage;
  readonly width: number;
  readonly height: number;
  readonly ascent: number;
};

export type PageTools = {
  readonly page: PDFPage;
  readonly fonts: PrintFonts<PaperWeight>;
  readonly logo: PDFImage | null;
  readonly code: CodeMatrix | null;
  readonly codeColor: string;
  readonly keyOf: (font: PDFFont) => PDFName;
  readonly paint: ((line: PaperText) => Promise<PaintedLine>) | null;
};

const startOf = ({ x, anchor }: PaperText, width: number): number =>
  anchor === 'left' ? x : anchor === 'right' ? x - width : x - width / 2;

const writeText = ({ page, fonts, keyOf }: PageTools, text: PaperText): void => {
  const line = showLine(page, fonts[text.weight], text.text, text.direction);
  let x = startOf(text, line.width * text.size);
  for (const { font, glyphs, width } of line.runs) {
    page.pushOperators(
      beginText(),
      fillColor(text.color),
      setFontAndSize(keyOf(font), text.size),
      moveText(x, -text.baseline),
      ...glyphs.flatMap(({ rise, shown }) => [
        setTextRise(rise * text.size),
        PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [shown]),
      ]),
      setTextRise(0),
      endText(),
    );
    x += width * text.size;
  }
};

const drawText = async (tools: PageTools, text: PaperText): Promise<void> => {
  if (!tools.paint || canWrite(tools.fonts[text.weight], text.text)) {
    writeText(tools, text);
    return;
  }
  const { image, width, height, ascent } = await tools.paint(text);
  const x = startOf(text, width);
  tools.page.drawImage(image, { x, y: -(text.baseline - ascent + height), width, height });
};

/** Dashes of no length with round ends are dots. */
const drawLeader = (page: PDFPage, { x, y, width, color }: Extract<PaperShape, { kind: 'leader' }>): void =>
  page.pushOperators(
    pushGraphicsState(),
    strokeColor(color),
    setLineWidth(leaderRadius * 2),
    setLineCap(LineCapStyle.Round),
    setDashPattern([0, leaderStep], 0),
    moveTo(x + leaderStep / 2, -y),
    lineTo(x + width, -y),
    stroke(),
    popGraphicsState(),
  );

const drawShape = async (tools: PageTools, shape: PaperShape): Promise<void> => {
  const { page, logo, code, codeColor } = tools;
  if (shape.kind === 'text') await drawText(tools, shape);
  if (shape.kind === 'leader') drawLeader(page, shape);
  if (shape.kind === 'logo' && logo) drawContained(page, logo, shape.box);
  if (shape.kind === 'code' && code)
    drawModules(page, shape.box, code, { margin: standardMargin, color: codeColor });
  if (shape.kind === 'panel' && shape.radius > 0) fillRounded(page, shape.box, shape.radius, shape.color);
  if (shape.kind === 'panel' && shape.radius === 0) {
    const { x, y, width, height } = shape.box;
    page.pushOperators(fillColor(shape.color), rectangle(x, -(y + height), width, height), fill());
  }
};

export const drawPage = async (tools: PageTools, shapes: readonly PaperShape[]): Promise<void> => {
  for (const shape of shapes) await drawShape(tools, shape);
};
