import type { APIRequestContext } from '@playwright/test';
import type { DescribedRestaurant } from '#server/testing/workshop/described-restaurant.ts';
import { insist, makeRestaurant } from '#server/testing/workshop/make-restaurant.ts';

// biome-ignore lint/suspicious/noExplicitAny: a journey reads whatever the answer holds
type Answer = { status: number; body: any };

/** Who owns a restaurant of a journey. */
const person = { firstName: 'נועה', lastName: 'לוי' };

/** Calls as the person whose browser it is: cookies are shared with the page. */
const callsOf = (request: APIRequestContext, base = '') => {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const data = method.toUpperCase() === 'GET' ? undefined : (body ?? {});
    const answer = await request.fetch(`${base}/api${path}`, { method, ...(data ? { data } : {}) });
    // A server that has just started sheds load for a moment; whoever calls tries again.
    if (answer.status() === 503) return send(method, path, body);
    return { status: answer.status(), body: await answer.json() };
  };
  return send;
};

/** An owner who works through calls alone, with what is described: journeys about something else begin where it stands. */
export const signUpByCalls = async (
  owner: APIRequestContext,
  described: DescribedRestaurant = {},
  base?: string,
) => {
  const answer = callsOf(owner, base);
  const { account, menu, shift } = await makeRestaurant(answer, { person, ...described });
  return { ownerId: account._id, email: account.email, menu, shift, send: insist(answer), answer };
};
