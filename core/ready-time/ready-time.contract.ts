import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { id } from '../values/wire.ts';

export const readyTimeContract = contract({
  getWait: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/wait',
    access: 'public',
    summary: 'How many minutes a guest who orders now will wait; null when nobody can tell.',
    params: z.object({ ownerId: id }),
    response: z.object({ wait: z.object({ from: z.number(), to: z.number() }).nullable() }),
    refusals: { not_found: noDetails },
  }),
});
