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

const fits = ({ height }: Placed): boolean => height <= maxTicketRows;

/** So many guesses by the height of the lines are right or nearly; where lines differ much, halving ends the search. */
const guesses = 4;

/**
 * With the most lines that fit, of those that do not all fit. Every try places the whole ticket, while the process does nothing
 * else, so few are made.
 */
const placeMostThatFit = (all: number, whole: Placed, place: (shown: number) => Placed): Placed => {
  let [most, best] = [0, place(0)];
  let [tooMany, tooHigh] = [all, whole.height];
  for (let tries = 0; tooMany - most > 1; tries += 1) {
    const share = tries < guesses ? (maxTicketRows - best.height) / (tooHigh - best.height) : 0.5;
    const between = Math.floor(most + share * (tooMany - most));
    const shown = Math.min(tooMany - 1, Math.max(most + 1, between));
    const placed = place(shown);
    if (fits(placed)) [most, best] = [shown, placed];
    else [tooMany, tooHigh] = [shown, placed.height];
  }
  return best;
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
  const all = ticket.lines.length;
  const usual = place(false, all);
  if (fits(usual)) return usual;
  const dense = place(true, all);
  if (fits(dense)) return dense;
  return placeMostThatFit(all, dense, (shown) => place(true, shown));
};

/** A ticket as the dots of its paper: the one drawing behind the preview, the browser's print and every printer. */
export const drawTicket = (ticket: Ticket, paper: PaperWidth, fonts: TicketFonts): Bitmap => {
  const { shapes, height } = placeTicket(ticket, paper, fonts);
  return rasterise(shapes, paperDots[paper], Math.min(height, maxTicketRows));
};
