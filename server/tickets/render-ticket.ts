import { drawTicket } from '#core/printing/ticket/drawing/draw-ticket.ts';
import type { Bitmap, PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import { ticketFonts } from './ticket-fonts.ts';

export const renderTicket = async (ticket: Ticket, paper: PaperWidth): Promise<Bitmap> =>
  drawTicket(ticket, paper, await ticketFonts());
