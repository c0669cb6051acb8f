import { isBlocked } from '#core/printing/printer-state.ts';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import { stackCopies } from '#core/printing/wires/stack-copies.ts';
import { resultOfStar, statusOfStar } from '#core/printing/wires/star-codes.ts';
import type { StarPoll } from '#core/printing/wires/wires.contract.ts';
import { Refusal } from '#core/refusal.ts';
import type { KnownPrinter } from '../jobs/known-printers.queries.ts';
import type { PrintQueue } from '../jobs/queue.service.ts';
import type { JobDrawer } from './drawn-job.service.ts';

const mediaType = 'image/png';
const askInterval = 'GetPollInterval';

/** What a printer said of its interval; undefined where it said nothing of use. */
const intervalIn = ({ clientAction }: StarPoll): number | undefined => {
  const seconds = Number(clientAction?.find(({ request }) => request === askInterval)?.result.trim() || NaN);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, printingSeconds.pollMax) : undefined;
};

type Needs = { queue: PrintQueue; drawJob: JobDrawer; bitmapToPng: (bitmap: Bitmap) => Promise<Buffer> };
type Fetched = { type: string; token?: string | undefined };

/** Star CloudPRNT: a printer polls, fetches, and says what became of it. */
export const createStarService = ({ queue, drawJob, bitmapToPng }: Needs) => {
  /** Those that this process asked for their interval. */
  const asked = new Set<string>();

  /** A printer that could not print fetches the same job again by itself; it is told once more that it may. */
  const nextToken = async (printer: KnownPrinter): Promise<string | null> => {
    const next = await queue.peek(printer);
    if (next || !isBlocked(printer.status)) return next;
    return (await queue.findClaimed(printer))?.id ?? null;
  };

  return {
    poll: async (printer: KnownPrinter, poll: StarPoll) => {
      const status = statusOfStar(poll.statusCode);
      await queue.report(printer, status, intervalIn(poll));
      const jobToken = isBlocked(status) ? null : await nextToken(printer);
      if (jobToken) return { jobReady: true, mediaTypes: [mediaType], jobToken, deleteMethod: 'DELETE' };
      if (asked.has(printer.id)) return { jobReady: false };
      asked.add(printer.id);
      return { jobReady: false, clientAction: [{ request: askInterval, options: '' }] };
    },

    /** The picture of the job that is out, or else of the next one, which is out from now on. */
    fetch: async (printer: KnownPrinter, { type, token }: Fetched) => {
      const job = (await queue.findClaimed(printer, token)) ?? (await queue.claim(printer, token));
      if (!job) throw new Refusal('not_found');
      if (type !== mediaType) {
        // It would ask for the same again and again.
        await queue.confirm(printer, job.id, 'failed', 'bad_ticket');
        throw new Refusal('unsupported_media_type');
      }
      const png = await drawJob(printer, job, (bitmap) => bitmapToPng(stackCopies(bitmap, job.copies)));
      return { png, opensDrawer: job.opensDrawer };
    },

    confirm: async (printer: KnownPrinter, { token, code }: { token?: string | undefined; code: string }) => {
      const { result, problem } = resultOfStar(code);
      await queue.confirm(printer, token ?? null, result, problem);
    },
  };
};
