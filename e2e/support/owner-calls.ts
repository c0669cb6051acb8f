import type { APIRequestContext } from '@playwright/test';
import { ownerPassword } from './owner.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const newAccount = () => ({
  firstName: 'נועה',
  lastName: 'לוי',
  restaurantName: 'מסעדת הדקל',
  email: `noa-${crypto.randomUUID()}@menta.test`,
  password: ownerPassword,
  plan: 'pro',
});

/** A new owner who works through calls alone: journeys about something else begin where it stands. */
export const signUpByCalls = async (owner: APIRequestContext) => {
  const send = async (method: Method, path: string, data: unknown = method === 'get' ? undefined : {}) => {
    const answer = await owner[method](`/api${path}`, { data });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { email, ...rest } = newAccount();
  const account = await send('post', '/users', { email, ...rest });
  return { ownerId: account._id as string, email, send };
};
