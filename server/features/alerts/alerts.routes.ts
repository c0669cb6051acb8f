import type { watchContract } from '#core/alerts/alerts.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { WatchService } from './alerts.service.ts';

export const watchRoutes = ({ watch }: { watch: WatchService }): HandlersFor<typeof watchContract> => ({
  tellPresence: async ({ owner, body }) => {
    await watch.tellPresence(owner, body.board, body.isWatched);
    return {};
  },
  getUnattended: ({ owner }) => watch.readUnattended(owner),
});
