import type { JobProblem, JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { openRestaurant } from './restaurant.ts';

type Send = Awaited<ReturnType<typeof openRestaurant>>['send'];

/** What is the same of all. */
const settings = {
  paper: 80,
  language: 'en',
  areas: null,
  copies: 1,
  printsChanges: true,
  opensDrawer: false,
};

/** A printer that fetches its tickets by itself; the journey says how it is when it asks. */
export const addStarPrinter = async (send: Send, name: string) => {
  const { body } = await send('POST', '/printers', { ...settings, name, kind: 'star', moment: 'approval' });
  const path = new URL(body.address).pathname.replace(/^\/api/, '');
  return { ask: (statusCode: string) => send('POST', path, { statusCode }) };
};

/** A printer that a browser serves, without the browser: what it was given comes out when the journey says so. */
export const addPrinter = async (send: Send, name: string, moment: 'arrival' | 'approval') => {
  const { status, body } = await send('POST', '/printers', {
    ...settings,
    name,
    kind: 'browser',
    moment,
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
