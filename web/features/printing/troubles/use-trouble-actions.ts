import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printTexts as t } from '../texts/print-job.texts.ts';
import { usePrintCall } from '../use-print-call.ts';

/** One after the other: tickets come out in the order in which they were sent. */
const eachInTurn = (jobs: readonly PrintJob[], send: (job: PrintJob) => Promise<unknown>) =>
  jobs.reduce<Promise<unknown>>((before, job) => before.then(() => send(job)), Promise.resolve());

/** What can be done about tickets that did not come out. */
export const useTroubleActions = (jobs: readonly PrintJob[]) => {
  const text = useText();
  const { send, isBusy } = usePrintCall();
  const print = (printerId: string | null, success?: string) =>
    send({
      success,
      send: (signal) =>
        eachInTurn(jobs, ({ _id }) =>
          call('POST /print-jobs/:id/again', { params: { id: _id }, body: { printerId }, signal }),
        ),
    });
  return {
    isBusy,
    /** Null where one of their printers is gone. */
    again: jobs.every(({ printerId }) => printerId !== null) ? () => print(null) : null,
    elsewhere: ({ _id, name }: PrinterState) => print(_id, text(t.sentTo, { printer: name })),
    handled: () =>
      send({
        send: (signal) =>
          eachInTurn(jobs, ({ _id }) =>
            call('POST /print-jobs/:id/handled', { params: { id: _id }, signal }),
          ),
      }),
  };
};
