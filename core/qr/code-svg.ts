import { type CodeMatrix, codePath } from './code-matrix.ts';
import { centreLogoShare } from './error-correction.ts';

type CodeSvg = {
  matrix: CodeMatrix;
  margin: number;
  color: string;
  /** A data URL, so that the file needs nothing else. */
  centreLogo: string | null;
};

/** Side of the white field in the middle, in modules, and of the logo on it. */
export const centreField = (modules: number, margin: number) => {
  const side = modules * centreLogoShare;
  const start = margin + (modules - side) / 2;
  return { start, side, logoStart: start + side * 0.08, logoSide: side * 0.84 };
};

const centre = (modules: number, margin: number, href: string): string => {
  const { start, side, logoStart, logoSide } = centreField(modules, margin);
  return (
    `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${side * 0.15}" fill="#fff"/>` +
    `<image x="${logoStart}" y="${logoStart}" width="${logoSide}" height="${logoSide}" href="${href}"/>`
  );
};

/** A code as a file of its own: for sign makers, who need it sharp at any size. */
export const codeSvg = ({ matrix, margin, color, centreLogo }: CodeSvg): string => {
  const side = matrix.length + margin * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="#fff"/>` +
    `<path d="${codePath(matrix, margin)}" fill="${color}" shape-rendering="crispEdges"/>` +
    `${centreLogo ? centre(matrix.length, margin, centreLogo) : ''}</svg>\n`
  );
};
