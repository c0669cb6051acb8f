import type { readyTimeContract } from '#core/ready-time/ready-time.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { ReadyTimeService } from './ready-time.service.ts';

export const readyTimeRoutes = ({
  readyTime,
}: {
  readyTime: ReadyTimeService;
}): HandlersFor<typeof readyTimeContract> => ({
  getWait: async ({ params, reply }) => {
    const wait = await readyTime.getWait(publicOwner(params.ownerId));
    // The same for everybody, and of no use to the minute.
    reply.header('cache-control', 'public, max-age=30');
    return { wait };
  },
});
