import { describe, expect, it } from 'vitest';
import type { JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { type Claimed, runPrintLoop } from './print-loop.ts';

const ticket = (orderNumber: number): Claimed => ({
  job: { _id: String(orderNumber).padStart(24, '0'), orderNumber } as PrintJob,
  copies: 1,
});

/** Runs until all answers have been given out; each claim takes the next. */
const run = async (answers: readonly (Claimed | null | Error)[], results: readonly JobResult[] = []) => {
  const heard: string[] = [];
  const end = new AbortController();
  const left = [...answers];
  const outcomes = [...results];
  await runPrintLoop({
    signal: end.signal,
    claim: async () => {
      const next = left.shift() ?? null;
      if (left.length === 0) end.abort();
      if (next instanceof Error) throw next;
      return next;
    },
    print: async ({ job }) => {
      heard.push(`print ${job.orderNumber}`);
      return outcomes.shift() ?? 'printed';
    },
    confirm: async (job, result) => void heard.push(`${result} ${job.orderNumber}`),
    pause: async () => void heard.push('pause'),
    onState: ({ kind }) => void heard.push(kind),
    onDone: (job) => void heard.push(`done ${job.orderNumber}`),
  });
  return heard;
};

describe('the print loop', () => {
  it('prints what waits without a pause in between, and confirms each before it takes the next', async () => {
    expect(await run([ticket(1), ticket(2), null, null])).toEqual([
      'printing',
      'print 1',
      'printed 1',
      'done 1',
      'printing',
      'print 2',
      'printed 2',
      'done 2',
      'waiting',
      'pause',
      'pause',
    ]);
  });

  it('says that it has no line, and asks again', async () => {
    expect(await run([new Error('no line'), ticket(3)])).toEqual([
      'no-line',
      'pause',
      'printing',
      'print 3',
      'printed 3',
      'done 3',
    ]);
  });

  it('pauses after a ticket that could not be shown to the printer', async () => {
    expect(await run([ticket(4), ticket(4)], ['unsent', 'printed'])).toEqual([
      'printing',
      'print 4',
      'unsent 4',
      'done 4',
      'waiting',
      'pause',
      'printing',
      'print 4',
      'printed 4',
      'done 4',
    ]);
  });
});
