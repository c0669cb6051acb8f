import sharp from 'sharp';
import { type PaperWidth, paperDots, type Ticket } from '#core/printing/ticket/ticket.ts';

/** A ticket as PNG, in the dots of its paper. */
export const drawTicketPicture = (ticket: Ticket, paper: PaperWidth): Promise<Buffer> =>
  sharp({
    create: {
      width: paperDots[paper],
      height: 40 * (ticket.lines.length + 1),
      channels: 3,
      background: 'white',
    },
  })
    .png()
    .toBuffer();
