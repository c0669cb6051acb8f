import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { retry } from '#core/retry/retry.ts';
import { createSleeper } from '#core/retry/sleeper.ts';
import { call } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { browserTimer } from '#web/lib/browser/browser-timer.ts';
import { loadTicketPicture } from './load-ticket-picture.ts';
import { type Claimed, type LoopState, runPrintLoop } from './print-loop.ts';
import type { Sheet } from './ticket-on-paper.tsx';

/** How often a page asks: as often as printers that fetch. */
const askMs = 3_000;
const confirmDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export type DoneTicket = { readonly job: PrintJob; readonly result: Exclude<JobResult, 'unsent'> };
export type Question = { readonly job: PrintJob; readonly answer: (cameOut: boolean) => void };

type PrintStationOptions = {
  printer: PrinterState;
  /** Whether this page prints now. */
  isOn: boolean;
  /** The browser prints without a dialog, so what it was given came out. */
  isSilent: boolean;
};

/** Takes the tickets of a printer that this browser serves, one after the other. */
export const usePrintStation = ({ printer: { _id, paper }, isOn, isSilent }: PrintStationOptions) => {
  const client = useQueryClient();
  const [state, setState] = useState<LoopState>({ kind: 'waiting' });
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState<readonly DoneTicket[]>([]);
  const silent = useRef(isSilent);
  useEffect(() => {
    silent.current = isSilent;
  }, [isSilent]);

  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const sleeper = createSleeper(browserTimer);
    const ask = (job: PrintJob) =>
      new Promise<JobResult>((resolve) => {
        const answer = (cameOut: boolean) => {
          setQuestion(null);
          resolve(cameOut ? 'printed' : 'failed');
        };
        setQuestion({ job, answer });
      });
    const print = async ({ job, copies }: Claimed): Promise<JobResult> => {
      const picture = await loadTicketPicture(job._id).catch(() => null);
      if (!picture) return 'unsent';
      // In the document before the browser is asked to print it.
      flushSync(() => setSheet({ paper, picture, copies }));
      window.print();
      return silent.current ? 'printed' : ask(job);
    };
    const confirm = (job: PrintJob, result: JobResult) =>
      retry(() => call('POST /print-jobs/:id/confirm', { params: { id: job._id }, body: { result } }), {
        delaysMs: confirmDelaysMs,
        isTransient,
        sleep: sleeper.sleep,
      }).then(
        () => {},
        // Given up: the ticket rings as unconfirmed, and somebody looks.
        () => {},
      );
    void runPrintLoop({
      signal: end.signal,
      claim: async () => {
        // Through the client, which notices when the session is over.
        const { job, copies } = await client.fetchQuery({
          queryKey: ['claim', _id],
          queryFn: () => call('POST /printers/:id/claim', { params: { id: _id } }),
          staleTime: 0,
          gcTime: 0,
          retry: false,
        });
        return job && { job, copies };
      },
      print,
      confirm,
      pause: () => sleeper.sleep(askMs),
      onState: setState,
      onDone: (job, result) => {
        if (result !== 'unsent') setDone((before) => [{ job, result }, ...before].slice(0, 5));
      },
    });
    const wake = () => sleeper.wakeAll();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      end.abort();
      sleeper.wakeAll();
      setQuestion(null);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client, _id, paper, isOn]);

  return { state, sheet, question, done };
};
