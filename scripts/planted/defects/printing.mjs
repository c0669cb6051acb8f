/** Tickets on paper: each comes out once, whole, and is read the right way round. */
export const inPrinting = [
  {
    name: 'ticket-printed-twice',
    meets:
      'A printer loses its line after printing, and the kitchen gets the same ticket again and cooks it twice.',
    file: 'server/features/printing/jobs/queue.service.ts',
    text: "await updateJobs(tx, ended, { state: 'unconfirmed' })",
    becomes: "await updateJobs(tx, ended, { state: 'waiting' })",
    test: {
      project: 'postgres',
      file: 'server/features/printing/print-queue-races.test.ts',
      name: 'rings for what is not confirmed, does not send it again, and lets a late success land',
    },
  },
  {
    name: 'claim-without-lease',
    meets: 'A printer dies with a ticket in its hands, nothing ever rings, and nobody cooks the order.',
    file: 'server/features/printing/jobs/print-jobs.queries.ts',
    text: ".set({ state: 'taken', takenAt: now, leaseUntil })",
    becomes: ".set({ state: 'taken', takenAt: now })",
    test: {
      project: 'postgres',
      file: 'server/features/printing/print-queue-races.test.ts',
      name: 'rings for what is not confirmed, does not send it again, and lets a late success land',
    },
  },
  {
    name: 'ticket-again-when-ready',
    meets: 'An order is marked as ready, its ticket comes out again, and the kitchen cooks it a second time.',
    file: 'core/printing/jobs/job-plan.ts',
    text: "if (held === null || held === 'cancelled') {",
    becomes: 'if (held !== undefined) {',
    test: {
      project: 'unit',
      file: 'core/printing/jobs/job-plan.test.ts',
      name: 'is nothing new when it is ready, paid or done',
    },
  },
  {
    name: 'hebrew-runs-backwards',
    meets: 'A ticket says the words of a Hebrew line from left to right.',
    file: 'core/printing/ticket/layout/visual-order.ts',
    text: 'level >= 1; level -= 1',
    becomes: 'level >= 2; level -= 1',
    test: {
      project: 'unit',
      file: 'core/printing/ticket/layout/visual-order.test.ts',
      name: 'keeps two weights of one direction apart, in the order in which they are read',
    },
  },
];
