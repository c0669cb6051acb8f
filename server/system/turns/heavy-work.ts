import { Refusal } from '#core/refusal.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { currentWork, runAs } from './work.ts';

const oneAtATime = limitConcurrency(1, {
  mostWaiting: 20,
  patienceMs: 20_000,
  refusal: () => new Refusal('large_change_waits'),
});

/** What would keep others from the database, one after another, and each statement of it behind what others do. */
export const runHeavy = <T>(run: () => Promise<T>): Promise<T> =>
  oneAtATime(() => runAs({ ...currentWork(), rank: 'read' }, run));
