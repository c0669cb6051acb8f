import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits is served in this order, whoever came first. */
export const ranks = ['change', 'read'] as const;

/** Whose work it is and of what kind. It travels with the request, through everything that the request waits for. */
export type Work = {
  /** Sources take turns. The restaurant where it is known, else the address. */
  source: string;
  rank: (typeof ranks)[number];
};

const storage = new AsyncLocalStorage<Work>();
/** Timers, housekeeping, the start. */
const own: Work = { source: 'menta', rank: 'read' };

export const currentWork = (): Readonly<Work> => storage.getStore() ?? own;
export const runAs = <T>(work: Work, run: () => T): T => storage.run(work, run);
