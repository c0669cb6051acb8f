import type { Bitmap, PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import type { ClaimedJob, KnownPrinter, PrintQueue } from '../jobs/print-queue.ts';

export type Drawing = {
  renderTicket: (ticket: Ticket, paper: PaperWidth) => Bitmap;
  bitmapToPng: (bitmap: Bitmap) => Promise<Buffer>;
};

/** Does something with the picture of a claimed job. A ticket that cannot be drawn has failed, and rings as such. */
export const createJobDrawer = (queue: Pick<PrintQueue, 'confirm'>, { renderTicket }: Drawing) => {
  return async <T>(
    printer: KnownPrinter,
    { id, ticket, paper }: ClaimedJob,
    encode: (bitmap: Bitmap) => T | Promise<T>,
  ): Promise<T> => {
    try {
      return await encode(renderTicket(ticket, paper));
    } catch (error) {
      await queue.confirm(printer, id, 'failed', 'bad_ticket');
      throw error;
    }
  };
};
export type JobDrawer = ReturnType<typeof createJobDrawer>;
