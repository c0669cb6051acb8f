import { isRefusal } from '#core/refusal.ts';
import { isCountedVisit } from '#core/views/counted-visit.ts';
import type { viewsContract } from '#core/views/views.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { ViewsService } from './views.service.ts';

/** The page does not wait for the answer, and would only clutter its console with a refusal. */
const ignoreLimit = (error: unknown): void => {
  if (!isRefusal(error, 'too_many_requests')) throw error;
};

export const viewsRoutes = ({ views }: { views: ViewsService }): HandlersFor<typeof viewsContract> => ({
  countViews: async ({ owner, params: { userId }, body, request }) => {
    const { 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers;
    const isCounted =
      owner?.ownerId !== userId && isCountedVisit({ userAgent, purpose: purpose?.toString() });
    if (isCounted) await views.count(publicOwner(userId), body.looks, senderOf(request)).catch(ignoreLimit);
    return {};
  },
});
