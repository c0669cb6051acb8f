import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { limits } from '../values/limits.ts';
import { id, nothing } from '../values/wire.ts';

const table = z.int().min(1).max(limits.tablesMax);

/** One view by a guest; which guest is not said. */
const view = z.discriminatedUnion('kind', [
  /** Null: not by the code of a table. */
  z.object({ kind: z.literal('menu'), table: table.nullable() }),
  z.object({ kind: z.literal('dish'), dishId: id }),
  z.object({ kind: z.literal('cart'), dishId: id, quantity: z.int().min(1).max(limits.lineQuantity) }),
]);
export type View = z.output<typeof view>;

export const viewsContract = contract({
  countViews: endpoint({
    method: 'POST',
    path: '/looks/:userId',
    access: 'public',
    summary:
      'What a guest’s page showed since it last said so. Machines and the restaurant’s own owner are not counted, and neither is what comes too often; the answer is the same.',
    params: z.object({ userId: id }),
    body: z.object({ looks: z.array(view).max(limits.viewsAtOnce) }),
    bodyBytes: limits.viewsBytes,
    response: nothing,
  }),
});
