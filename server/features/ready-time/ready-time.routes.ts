import type { promiseContract } from '#core/ready-time/ready-time.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { PromiseService } from './ready-time.service.ts';

export const promiseRoutes = ({
  promise,
}: {
  promise: PromiseService;
}): HandlersFor<typeof promiseContract> => ({
  getWait: async ({ params, reply }) => {
    const wait = await promise.getWait(params.ownerId);
    // The same for everybody, and of no use to the minute.
    reply.header('cache-control', 'public, max-age=30');
    return { wait };
  },
});
