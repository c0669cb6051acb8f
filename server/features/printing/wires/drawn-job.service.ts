import type { Bitmap, PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import type { KnownPrinter } from '../jobs/known-printers.queries.ts';
import type { ClaimedJob, PrintQueue } from '../jobs/queue.service.ts';

type Needs = {
  queue: Pick<PrintQueue, 'confirm'>;
  renderTicket: (ticket: Ticket, paper: PaperWidth) => Promise<Bitmap>;
};

export type JobDrawer = ReturnType<typeof createJobDrawer>;

/** Encodes the picture of a claimed job. What cannot be drawn has failed, and rings as that instead of as unconfirmed. */
export const createJobDrawer =
  ({ queue, renderTicket }: Needs) =>
  async <T>(
    printer: KnownPrinter,
    { id, ticket, paper }: ClaimedJob,
    encode: (bitmap: Bitmap) => T | Promise<T>,
  ): Promise<T> => {
    try {
      return await encode(await renderTicket(ticket, paper));
    } catch (error) {
      await queue.confirm(printer, id, 'failed', 'bad_ticket');
      throw error;
    }
  };
