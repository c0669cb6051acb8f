import { type PaperWidth, paperDots } from '#core/printing/ticket/ticket.ts';

/** Of the printers that the pictures are drawn for: 203 dots an inch. */
const dotsPerMillimetre = 8;
/** The paper ends a little below the last line. */
const footMm = 4;

/** Printed, there is nothing but the picture, in its own size on a page as wide as the paper and as long as the ticket. */
export const pageStyle = (paper: PaperWidth, heightInDots: number): string => {
  const height = Math.ceil(heightInDots / dotsPerMillimetre) + footMm;
  return `
@page { size: ${paper}mm ${height}mm; margin: 0 }
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-paper]) { display: none !important }
  [data-print-paper] img {
    display: block; width: ${paperDots[paper] / dotsPerMillimetre}mm; margin-inline: auto; image-rendering: pixelated;
  }
}
@media screen { [data-print-paper] { display: none } }
`;
};
