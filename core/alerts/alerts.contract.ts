import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { nothing } from '../values/wire.ts';

export const alertsContract = contract({
  tellPresence: endpoint({
    method: 'PUT',
    path: '/orders/presence',
    access: 'station',
    summary:
      'A board proves that somebody can notice a new order on it, or says that nobody can any more. A proof holds for 45 seconds.',
    body: z.object({
      /** Made by the page; another page is another board. */
      board: z.string().regex(/^[\w-]{16,64}$/),
      isWatched: z.boolean(),
    }),
    response: nothing,
  }),
  getUnattended: endpoint({
    method: 'GET',
    path: '/orders/unattended',
    access: 'owner',
    summary:
      "For the owner's other screens: whether orders or calls of tables have waited for so long that every screen rings, and whether a board is watched.",
    response: z.object({
      isOpen: z.boolean(),
      isWatched: z.boolean(),
      /** How many have waited that long. */
      waiting: z.number(),
      /** How many calls of tables have. */
      calls: z.number(),
    }),
  }),
});
