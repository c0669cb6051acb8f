import type { openingHoursContract } from '#core/opening-hours/opening-hours.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import { noCache } from '#server/http/cache-control.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { OpeningHoursService } from './opening-hours.service.ts';

type Needs = { openingHours: OpeningHoursService };

export const openingHoursRoutes = ({ openingHours }: Needs): HandlersFor<typeof openingHoursContract> => ({
  getOpeningHours: ({ owner }) => openingHours.get(owner),

  saveOpeningHours: ({ owner, body }) => openingHours.save(owner, body),

  getOpeningDays: async ({ params, reply }) => {
    const days = await openingHours.getDays(publicOwner(params.ownerId));
    // It begins with today.
    reply.header('cache-control', noCache);
    return days;
  },
});
