import { limitConcurrency } from './limit-concurrency.ts';

/** Fewer than the requests that may be in progress: whoever fills the queue is refused before everybody is. */
const mostWaiting = 1_500;
const patienceMs = 10_000;

export type InTurn = ReturnType<typeof limitConcurrency>;

/** The way to a database: its queue takes restaurants in turn, and what somebody does before what somebody reads. */
export const createDatabaseTurns = (connections: number): InTurn =>
  limitConcurrency(connections, { mostWaiting, patienceMs, areBlocking: true });
