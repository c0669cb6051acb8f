import { readEpsonForm } from '#core/printing/wires/epson-form.ts';
import { epsonMaxBytes, writeEpsonRequest } from '#core/printing/wires/epson-request.ts';
import type { EpsonResult } from '#core/printing/wires/epson-response.ts';
import { Refusal } from '#core/refusal.ts';
import type { KnownPrinter } from '../jobs/known-printers.queries.ts';
import type { PrintQueue } from '../jobs/queue.service.ts';
import type { JobDrawer } from './drawn-job.service.ts';

const nothing = '';

type Needs = { queue: PrintQueue; drawJob: JobDrawer };

/** Epson Server Direct Print: what is asked for is handed out with the answer. */
export const createEpsonService = ({ queue, drawJob }: Needs) => {
  const nextRequest = async (printer: KnownPrinter): Promise<string> => {
    await queue.heartbeat(printer);
    const job = await queue.claim(printer);
    if (!job) return nothing;
    const xml = await drawJob(printer, job, ({ width, height, bits }) =>
      writeEpsonRequest({
        ...job,
        jobId: job.id,
        width,
        height,
        base64: Buffer.from(bits).toString('base64'),
      }),
    );
    if (xml.length <= epsonMaxBytes) return xml;
    await queue.confirm(printer, job.id, 'failed', 'bad_ticket');
    return nothing;
  };

  const takeResult = async (printer: KnownPrinter, { jobId, result, problem, status }: EpsonResult) => {
    if (result) await queue.confirm(printer, jobId, result, problem);
    if (status) await queue.report(printer, status);
  };

  return {
    /** The XML to answer with; empty when there is nothing to say. */
    call: async (printer: KnownPrinter, form: string): Promise<string> => {
      const call = readEpsonForm(form);
      if (!call) throw new Refusal('invalid_input', { problems: [] });
      if (call.kind === 'ask') return nextRequest(printer);
      if (call.kind === 'results') for (const result of call.results) await takeResult(printer, result);
      else await queue.heartbeat(printer);
      return nothing;
    },
  };
};
