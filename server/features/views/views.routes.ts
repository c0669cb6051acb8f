import { isRefusal } from '#core/errors/error-codes.ts';
import { isCountedVisit } from '#core/views/counted-visit.ts';
import type { looksContract } from '#core/views/views.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { LooksService } from './views.service.ts';

/** The page does not wait for the answer, and would only clutter its console with a refusal. */
const overlookLimit = (error: unknown): void => {
  if (!isRefusal(error, 'too_many_requests')) throw error;
};

export const looksRoutes = ({ looks }: { looks: LooksService }): HandlersFor<typeof looksContract> => ({
  countLooks: async ({ owner, params: { userId }, body, request }) => {
    const { 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers;
    const isCounted =
      owner?.ownerId !== userId && isCountedVisit({ userAgent, purpose: purpose?.toString() });
    if (isCounted) await looks.count(userId, body.looks, senderOf(request)).catch(overlookLimit);
    return {};
  },
});
