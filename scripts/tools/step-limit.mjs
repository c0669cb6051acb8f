import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long a step of a journey may take before it has failed: on the reference, and on the slowest machine. */
const limitMs = 20_000;
const mostMs = 120_000;

/** As many journeys run side by side, and what they wait for is each other. */
const lanes = 3;
/** What the work takes in these lanes where two processors have nothing else to do. */
const referenceMs = 900;

const work = new URL('./fixed-work.mjs', import.meta.url);

/** The limit where the fixed work took that long. A faster machine gets no shorter one. */
export function stepLimitFor(tookMs) {
  return Math.round(Math.min(mostMs, limitMs * Math.max(1, tookMs / referenceMs)));
}

/** Measures how busy and how slow this machine is now. */
export async function measureStepLimit() {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, () => once(new Worker(work), 'exit')));
  return stepLimitFor(performance.now() - startedAt);
}

/** The one limit of every step: what the stage measured at its start, or that of the reference without a stage. */
export const stepLimitMs = Number(process.env.E2E_STEP_LIMIT_MS ?? limitMs);
