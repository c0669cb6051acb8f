import type { alertsContract } from '#core/alerts/alerts.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { AlertsService } from './alerts.service.ts';

export const alertsRoutes = ({ alerts }: { alerts: AlertsService }): HandlersFor<typeof alertsContract> => ({
  tellPresence: async ({ owner, body }) => {
    await alerts.recordPresence(owner, body.board, body.isWatched);
    return {};
  },
  getUnattended: ({ owner }) => alerts.readUnattended(owner),
});
