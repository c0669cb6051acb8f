import { performance } from 'node:perf_hooks';
import { type HttpOwner, openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import type { Acknowledged } from '../verdict/check-restored.ts';
import { pause } from './pace.ts';

const answerLimitMs = 10_000;
const mostRunning = 100;

/** The slowest of a hundred, in milliseconds. */
export const p99 = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN;

/**
 * So many orders every second into a restaurant of their own, whether or not the last one was answered: who waits for answers
 * never sees how slow they are. None is sent again, so what became of one without an answer is unknown.
 */
export const beginSteadyOrders = async (url: string, perSecond: number) => {
  const owner: HttpOwner = await signUpOver(url);
  const bodyOf = await openRestaurantOver(owner);
  const sent = new Set<string>();
  const acknowledged: Acknowledged[] = [];
  let latencies: number[] = [];
  let failed = 0;
  const running = new Set<Promise<void>>();

  const send = async (due: number): Promise<void> => {
    const body = bodyOf();
    sent.add(body.clientOrderToken);
    try {
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const { displayOrderNumber } = (await answer.json()) as { displayOrderNumber: number };
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
      latencies.push(performance.now() - due);
      acknowledged.push({ token: body.clientOrderToken, number: displayOrderNumber });
    } catch {
      failed += 1;
    }
  };

  const everyMs = 1_000 / perSecond;
  const keepSending = async (isOver: () => boolean): Promise<void> => {
    let due = performance.now();
    while (!isOver()) {
      // A machine that is too slow for this pace is not asked for ever more.
      if (running.size < mostRunning) {
        const order = send(due);
        running.add(order);
        order.finally(() => running.delete(order));
      }
      due += everyMs;
      await pause(Math.max(0, due - performance.now()));
    }
    await Promise.all(running);
  };

  return {
    ownerId: owner.id,
    sent: (token: string): boolean => sent.has(token),
    /** Those that were acknowledged until now. */
    acknowledged: (): Acknowledged[] => [...acknowledged],
    failed: (): number => failed,
    /** How long each took that was answered since this was asked last. */
    takeLatencies: (): number[] => {
      const taken = latencies;
      latencies = [];
      return taken;
    },
    /** Orders come in for as long as this takes, and are answered or given up afterwards. */
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      let isOver = false;
      const sending = keepSending(() => isOver);
      try {
        return await work();
      } finally {
        isOver = true;
        await sending;
      }
    },
  };
};

export type SteadyOrders = Awaited<ReturnType<typeof beginSteadyOrders>>;
