import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  lineTo,
  moveText,
  moveTo,
  PDFHexString,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import type { Direction } from '#core/i18n/locale.ts';
import type { Box, Shape } from '#core/qr/card-drawing.ts';
import { barsOf, type CodeMatrix } from '#core/qr/code-matrix.ts';
import { centreField } from '#core/qr/code-svg.ts';
import { parseHex } from '#core/theme/color.ts';
import { canWrite, type PrintFonts, runsOf, widthOf } from './print-fonts.ts';
import { visualOrder } from './visual-order.ts';

/** A text as a picture, for letters that our fonts lack; measured from the middle of its baseline. */
export type PaintedText = { image: PDFImage; width: number; height: number; ascent: number };
export type TextShape = Extract<Shape, { kind: 'text' }>;

export type DrawingTools = {
  page: PDFPage;
  fonts: PrintFonts;
  direction: Direction;
  color: string;
  margin: number;
  logo: PDFImage | null;
  logoInCentre: boolean;
  paint: ((shape: TextShape) => Promise<PaintedText>) | null;
};

const fillColor = (hex: string) => {
  const { red, green, blue } = parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
  return setFillingColor(rgb(red / 255, green / 255, blue / 255));
};

/*
 * The page was moved to the upper left corner of the card and scaled to it, so shapes keep their own numbers; only
 * heights are negative, because PDF counts upwards.
 */
const fillRounded = (page: PDFPage, { x, y, width, height }: Box, radius: number, color: string): void => {
  const [right, bottom] = [x + width, y + height];
  // The position of the control points of a curve that approximates a quarter circle.
  const handle = radius * 0.4477;
  page.pushOperators(
    fillColor(color),
    moveTo(x + radius, -y),
    lineTo(right - radius, -y),
    appendBezierCurve(right - handle, -y, right, -(y + handle), right, -(y + radius)),
    lineTo(right, -(bottom - radius)),
    appendBezierCurve(right, -(bottom - handle), right - handle, -bottom, right - radius, -bottom),
    lineTo(x + radius, -bottom),
    appendBezierCurve(x + handle, -bottom, x, -(bottom - handle), x, -(bottom - radius)),
    lineTo(x, -(y + radius)),
    appendBezierCurve(x, -(y + handle), x + handle, -y, x + radius, -y),
    closePath(),
    fill(),
  );
};

/** As large as fits, in the middle. */
const drawContained = (page: PDFPage, image: PDFImage, box: Box): void => {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  page.drawImage(image, {
    x: box.x + (box.width - width) / 2,
    y: -(box.y + (box.height + height) / 2),
    width,
    height,
  });
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
  page.pushOperators(
    fillColor('#ffffff'),
    rectangle(box.x, -(box.y + box.height), box.width, box.height),
    fill(),
    pushGraphicsState(),
    // One module is one unit here, counted downwards: whole numbers keep a pack of hundreds small and quick to make.
    concatTransformationMatrix(unit, 0, 0, -unit, box.x + margin * unit, -(box.y + margin * unit)),
    fillColor(color),
    ...barsOf(matrix).map(({ x, y, width }) => rectangle(x, y, width, 1)),
    fill(),
    popGraphicsState(),
  );
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
