import type { JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import { isBlocked } from '#core/printing/printer-state.ts';
import { agentReportSeconds } from '#core/printing/wires/agent-times.ts';
import { writeEscPos } from '#core/printing/wires/esc-pos-bytes.ts';
import { readStatusBytes, statusOfEscPos } from '#core/printing/wires/esc-pos-status.ts';
import { Refusal } from '#core/refusal.ts';
import type { KnownAgent, PrintQueue } from '../jobs/queue.service.ts';
import type { JobDrawer } from './drawn-job.service.ts';
import type { TicketWaits } from './ticket-waits.service.ts';

type Reached = { _id: string; status: string };
type Poll = { waitSeconds: number; printers: readonly Reached[]; busy: readonly string[] };

type Needs = { queue: PrintQueue; waits: TicketWaits; drawJob: JobDrawer };

/** What a print agent asks for, on behalf of the network printers beside it. It understands nothing of what it sends. */
export const createPrintAgentService = ({ queue, waits, drawJob }: Needs) => {
  const getPrinter = async (agent: KnownAgent, printerId: string) => {
    const printer = (await queue.listPrintersOf(agent)).find(({ id }) => id === printerId);
    if (!printer) throw new Refusal('not_found');
    return printer;
  };

  const readPrinters = async (agent: KnownAgent, busy: readonly string[]) => {
    const printers = await queue.listPrintersOf(agent);
    return Promise.all(
      printers.map(async (printer) => ({
        _id: printer.id,
        host: printer.host,
        port: printer.port,
        hasTicket: !busy.includes(printer.id) && (await queue.peek(printer)) !== null,
      })),
    );
  };

  const report = async (agent: KnownAgent, reached: readonly Reached[]): Promise<void> => {
    if (reached.length === 0) return;
    const statuses = new Map(
      reached.map(({ _id, status }) => [_id, statusOfEscPos(readStatusBytes(status))]),
    );
    for (const printer of await queue.listPrintersOf(agent)) {
      const status = statuses.get(printer.id);
      if (status) await queue.report(printer, status, agentReportSeconds);
    }
  };

  return {
    /** Answers when a printer has a ticket, when the time is over, or when nobody listens any more. */
    poll: async (agent: KnownAgent, { waitSeconds, printers: reached, busy }: Poll, gone: AbortSignal) => {
      await queue.heartbeatOfAgent(agent);
      await report(agent, reached);
      const wait = waits.begin(agent.ownerId, waitSeconds * 1000, gone);
      try {
        for (;;) {
          const printers = await readPrinters(agent, busy);
          if (printers.some(({ hasTicket }) => hasTicket)) return { printers };
          if (!(await wait.next())) return { printers };
        }
      } finally {
        wait.end();
      }
    },

    /**
     * Nothing for a printer that could not print it: then nothing is out that might have come out. What was taken for one who
     * has hung up meanwhile goes back: not a byte of it was sent.
     */
    claim: async (
      agent: KnownAgent,
      { printerId, status: bytes }: { printerId: string; status: string },
      gone: AbortSignal,
    ) => {
      const printer = await getPrinter(agent, printerId);
      const status = statusOfEscPos(readStatusBytes(bytes));
      await queue.report(printer, status, agentReportSeconds);
      const job = isBlocked(status) ? null : await queue.claim(printer);
      if (!job) return { job: null };
      const encoded = await drawJob(printer, job, (bitmap) => writeEscPos(bitmap, job));
      if (gone.aborted) {
        await queue.confirm(printer, job.id, 'unsent');
        return { job: null };
      }
      return { job: { _id: job.id, bytes: Buffer.from(encoded).toString('base64') } };
    },

    confirm: async (
      agent: KnownAgent,
      { printerId, jobId, result }: { printerId: string; jobId: string; result: JobResult },
    ): Promise<void> => {
      await queue.confirm(await getPrinter(agent, printerId), jobId, result);
    },
  };
};
