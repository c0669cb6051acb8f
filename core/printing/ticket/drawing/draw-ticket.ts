import { directionOf } from '../../../i18n/locale.ts';
import { ticketDocument } from '../document/ticket-document.ts';
import { contentWidth, margin } from '../document/type-sizes.ts';
import { placeBlocks } from '../layout/place-blocks.ts';
import type { Placed } from '../layout/shapes.ts';
import type { TicketFonts } from '../layout/ticket-fonts.ts';
import { rasterise } from '../raster/rasterise.ts';
import { type Bitmap, type PaperWidth, paperDots, type Ticket } from '../ticket.ts';

/** Two and a half metres. Epson's printers take 2 MB, of which a picture of 80 mm paper uses 96 bytes a row. */
export const maxTicketRows = 20_000;

/** The most lines that fit, of those that do not all fit. */
const mostThatFit = (lines: number, fits: (shown: number) => boolean): number => {
  let [most, tooMany] = [0, lines];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
};

const placeTicket = (ticket: Ticket, paper: PaperWidth, fonts: TicketFonts): Placed => {
  const place = (isDense: boolean, shown: number) =>
    placeBlocks(ticketDocument(ticket, { paper, isDense, shown }), {
      x: margin,
      y: 0,
      width: contentWidth(paper),
      direction: directionOf(ticket.language),
      isWhite: false,
      fonts,
    });
  const fits = ({ height }: Placed) => height <= maxTicketRows;
  const all = ticket.lines.length;
  const usual = place(false, all);
  if (fits(usual)) return usual;
  const dense = place(true, all);
  if (fits(dense)) return dense;
  return place(
    true,
    mostThatFit(all, (shown) => fits(place(true, shown))),
  );
};

/** A ticket as the dots of its paper: the one drawing behind the preview, the browser's print and every printer. */
export const drawTicket = (ticket: Ticket, paper: PaperWidth, fonts: TicketFonts): Bitmap => {
  const { shapes, height } = placeTicket(ticket, paper, fonts);
  return rasterise(shapes, paperDots[paper], Math.min(height, maxTicketRows));
};
