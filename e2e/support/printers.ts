import type { JobProblem, JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { openRestaurant } from './restaurant.ts';

type Send = Awaited<ReturnType<typeof openRestaurant>>['send'];

/** A printer that a browser serves, without the browser: what it was given comes out when the journey says so. */
export const addPrinter = async (send: Send, name: string, moment: 'arrival' | 'approval') => {
  const { status, body } = await send('POST', '/printers', {
    name,
    kind: 'browser',
    paper: 80,
    language: 'en',
    areas: null,
    copies: 1,
    moment,
    printsChanges: true,
    opensDrawer: false,
  });
  if (status !== 201) throw new Error(`adding a printer answered ${status}: ${JSON.stringify(body)}`);
  const { _id } = body.printer as { _id: string };
  return {
    /** Takes the next ticket and says what became of it. */
    take: async (result: JobResult, problem: JobProblem | null = null) => {
      const { body: taken } = await send('POST', `/printers/${_id}/claim`, {});
      const job = taken.job as { _id: string; kind: string; isCopy: boolean } | null;
      if (!job) throw new Error(`${name} has nothing to print`);
      await send('POST', `/print-jobs/${job._id}/confirm`, { result, problem });
      return job;
    },
  };
};
