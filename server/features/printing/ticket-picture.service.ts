import type { PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import { bitmapToPng } from '#server/tickets/bitmap-to-png.ts';
import { renderTicket } from '#server/tickets/render-ticket.ts';

/** A ticket as PNG, in the dots of its paper. */
export const drawTicketPicture = async (ticket: Ticket, paper: PaperWidth): Promise<Buffer> =>
  bitmapToPng(await renderTicket(ticket, paper));
