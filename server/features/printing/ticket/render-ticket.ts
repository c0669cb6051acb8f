import { createHash } from 'node:crypto';
import { type Bitmap, type PaperWidth, paperDots, type Ticket } from '#core/printing/ticket/ticket.ts';

/** A stand-in until tickets are drawn: dots that differ with what the ticket says. */
export const renderTicket = async (ticket: Ticket, paper: PaperWidth): Promise<Bitmap> => {
  const width = paperDots[paper];
  const height = 300 + 40 * ticket.lines.length;
  const pattern = createHash('sha256').update(JSON.stringify(ticket)).digest();
  const bits = Uint8Array.from({ length: (width / 8) * height }, (_, at) => pattern[(at * 7) % 32] ?? 0);
  return { width, height, bits };
};
