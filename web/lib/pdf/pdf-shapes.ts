import {
  appendBezierCurve,
  closePath,
  concatTransformationMatrix,
  fill,
  lineTo,
  moveTo,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  setStrokingColor,
} from '@cantoo/pdf-lib';
import type { Box } from '#core/qr/card-drawing.ts';
import { barsOf, type CodeMatrix } from '#core/qr/code-matrix.ts';
import { parseHex } from '#core/theme/color.ts';

const colorOf = (hex: string) => {
  const { red, green, blue } = parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
  return rgb(red / 255, green / 255, blue / 255);
};
export const fillColor = (hex: string) => setFillingColor(colorOf(hex));
export const strokeColor = (hex: string) => setStrokingColor(colorOf(hex));

/*
 * The page was moved to the upper left corner of what is drawn, so shapes keep their own numbers; only heights
 * are negative, because PDF counts upwards.
 */
export const fillRounded = (
  page: PDFPage,
  { x, y, width, height }: Box,
  radius: number,
  color: string,
): void => {
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
export const drawContained = (page: PDFPage, image: PDFImage, box: Box): void => {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  page.drawImage(image, {
    x: box.x + (box.width - width) / 2,
    y: -(box.y + (box.height + height) / 2),
    width,
    height,
  });
};

/** A code with its margin of so many modules. */
export const drawModules = (
  page: PDFPage,
  box: Box,
  matrix: CodeMatrix,
  { margin, color }: { margin: number; color: string },
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
};
