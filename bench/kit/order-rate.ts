import { Agent, request } from 'node:http';
import { atPlace } from './at-place.ts';
import type { OpenRestaurant } from './open-restaurants.ts';

/** Guests keep their connection, and cost as little as can be: their work takes from the processor that is measured. */
const send = (agent: Agent, url: string, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
      answer.resume();
    });
    asked.on('error', reject);
    asked.end(body);
  });

/**
 * Orders a second that the server takes from this many guests, who order without pause in one restaurant after the
 * other. An overloaded server refuses at once with 503; such an order does not count, and its guest orders again.
 */
export const orderRateOverHttp = async (
  url: string,
  restaurants: readonly OpenRestaurant[],
  guests: number,
  seconds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: guests });
  const began = performance.now();
  let turn = 0;
  let taken = 0;
  const guest = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      turn += 1;
      const status = await send(
        agent,
        `${url}/api/orders`,
        JSON.stringify(atPlace(restaurants, turn).orderBody()),
      );
      if (status === 201) taken += 1;
      else if (status !== 503) throw new Error(`an order was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: guests }, guest));
  agent.destroy();
  return taken / ((performance.now() - began) / 1000);
};
