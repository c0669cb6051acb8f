import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../data/contract-calls.ts';
import type { LargeRestaurant } from '../data/large-restaurant.ts';
import { quantile } from '../report/statistics.ts';
import { hammer } from './hammer.ts';

const inFlight = 40;
const heavyInFlight = 4;
const seconds = 5;
const orderEveryMs = 50;

export const howOften = `${inFlight} in flight for ${seconds} s (of what is heavy ${heavyInFlight})`;

export type Town = { url: string; large: LargeRestaurant };
/** `refused`: orders that were answered with 503. `answers`: to the calls beside them, by their status. */
export type Waits = { name: string; p99: number; refused: number; answers: Record<number, number> };

let addresses = 0;
/** One that has sent nothing yet, so that no limit of what was asked before counts. */
const newAddress = (): string => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const headersFrom = (cookie: string, address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  'accept-encoding': 'gzip, deflate, br',
  ...(cookie && { cookie }),
});

/** Answers the status. */
export const ask = async (
  { url }: Pick<Town, 'url'>,
  { method, path, cookie, body }: Call,
  turn = 0,
  address = newAddress(),
): Promise<number> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headersFrom(cookie, address), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body(turn)) }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** How long guests of the neighbour wait for their orders while the work is done. */
const orderBeside = async (
  name: string,
  { url, large }: Town,
  work: () => Promise<Record<number, number>>,
): Promise<Waits> => {
  let isOver = false;
  const waits: number[] = [];
  let refused = 0;
  const keepOrdering = async () => {
    while (!isOver) {
      const order = JSON.stringify({ ...large.neighbour.orderBody(), phone: large.nextPhone() });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
      const began = performance.now();
      const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers, body: order });
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status === 503) refused += 1;
      else if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
      await pause(orderEveryMs);
    }
  };
  const working = work().finally(() => {
    isOver = true;
  });
  const [answers] = await Promise.all([working, keepOrdering()]);
  return { name, p99: quantile(waits, 0.99), refused, answers };
};

export const orderAlone = (town: Town): Promise<Waits> =>
  orderBeside('nothing', town, async () => {
    await pause(seconds * 1000);
    return {};
  });

/** Asked from one address, by a process of its own. */
export const orderBesideRead = (town: Town, { name, path, cookie, by }: Call): Promise<Waits> =>
  orderBeside(by ? `${name} by ${by}` : name, town, async () => {
    const order = {
      origin: town.url,
      paths: [`/api${path}`],
      headers: headersFrom(cookie, newAddress()),
      connections: inFlight,
      seconds,
    };
    return (await hammer(order)).answers;
  });

/** Until the time is over and the last of them is answered. */
export const orderBesideHeavy = (town: Town, call: Call): Promise<Waits> =>
  orderBeside(call.name, town, async () => {
    const until = performance.now() + seconds * 1000;
    const address = newAddress();
    const answers: Record<number, number> = {};
    let turn = 0;
    const keepAsking = async () => {
      while (performance.now() < until) {
        turn += 1;
        const status = await ask(town, call, turn, address);
        answers[status] = (answers[status] ?? 0) + 1;
        // Refused at once: asking again without a pause would measure refusals.
        if (status >= 400) await pause(orderEveryMs);
      }
    };
    await Promise.all(Array.from({ length: heavyInFlight }, keepAsking));
    return answers;
  });
