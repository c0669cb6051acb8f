import {
  beginText,
  endText,
  moveText,
  PDFHexString,
  type PDFImage,
  type PDFPage,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import type { Direction } from '#core/i18n/locale.ts';
import type { Box, Shape, TextWeight } from '#core/qr/card-drawing.ts';
import type { CodeMatrix } from '#core/qr/code-matrix.ts';
import { centreField } from '#core/qr/code-svg.ts';
import { drawContained, drawModules, fillColor, fillRounded } from '#web/lib/pdf/pdf-shapes.ts';
import { canWrite, type PrintFonts, runsOf, widthOf } from '#web/lib/pdf/print-fonts.ts';
import { visualOrder } from '#web/lib/pdf/visual-order.ts';

/** A text as a picture, for letters that our fonts lack; measured from the middle of its baseline. */
export type PaintedText = { image: PDFImage; width: number; height: number; ascent: number };
export type TextShape = Extract<Shape, { kind: 'text' }>;

export type DrawingTools = {
  page: PDFPage;
  fonts: PrintFonts<TextWeight>;
  direction: Direction;
  color: string;
  margin: number;
  logo: PDFImage | null;
  logoInCentre: boolean;
  paint: ((shape: TextShape) => Promise<PaintedText>) | null;
};

const drawLogo = ({ page, logo }: DrawingTools, box: Box): void => {
  if (!logo) return;
  fillRounded(page, box, box.width * 0.22, '#ffffff');
  const inset = box.width * 0.1;
  drawContained(page, logo, {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - inset * 2,
    height: box.height - inset * 2,
  });
};

const drawCode = (
  { page, color, margin, logo, logoInCentre }: DrawingTools,
  box: Box,
  matrix: CodeMatrix,
): void => {
  const unit = box.width / (matrix.length + margin * 2);
  drawModules(page, box, matrix, { margin, color });
  if (!logo || !logoInCentre) return;
  const { start, side, logoStart, logoSide } = centreField(matrix.length, margin);
  const square = (from: number, length: number): Box => ({
    x: box.x + from * unit,
    y: box.y + from * unit,
    width: length * unit,
    height: length * unit,
  });
  fillRounded(page, square(start, side), side * unit * 0.15, '#ffffff');
  drawContained(page, logo, square(logoStart, logoSide));
};

const writeText = ({ page, fonts, direction }: DrawingTools, shape: TextShape): void => {
  const runs = runsOf(fonts[shape.weight], visualOrder(shape.text, direction), shape.size);
  let x = shape.x - widthOf(runs) / 2;
  for (const { font, hex, width } of runs) {
    const key = page.node.newFontDictionary(font.name, font.ref);
    page.pushOperators(
      beginText(),
      fillColor(shape.color),
      setFontAndSize(key, shape.size),
      moveText(x, -shape.baseline),
      showText(PDFHexString.of(hex)),
      endText(),
    );
    x += width;
  }
};

const drawText = async (tools: DrawingTools, shape: TextShape): Promise<void> => {
  if (!tools.paint || canWrite(tools.fonts[shape.weight], shape.text)) {
    writeText(tools, shape);
    return;
  }
  const { image, width, height, ascent } = await tools.paint(shape);
  tools.page.drawImage(image, {
    x: shape.x - width / 2,
    y: -(shape.baseline - ascent + height),
    width,
    height,
  });
};

export const drawShapes = async (
  tools: DrawingTools,
  shapes: readonly Shape[],
  matrix: CodeMatrix,
): Promise<void> => {
  for (const shape of shapes) {
    if (shape.kind === 'panel') fillRounded(tools.page, shape.box, shape.radius, shape.color);
    if (shape.kind === 'logo') drawLogo(tools, shape.box);
    if (shape.kind === 'code') drawCode(tools, shape.box, matrix);
    if (shape.kind === 'text') await drawText(tools, shape);
  }
};
