import type { guestMenuContract } from '#core/guest-menu/guest-menu.contract.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { Streams } from '#server/live/streams.ts';
import type { GuestMenuService } from './guest-menu.service.ts';

/** A page reads its menu again for most of them: beyond a few it had better begin with it. */
const maxReplay = 50;

type Needs = { guestMenu: GuestMenuService; streams: Streams };

export const guestMenuRoutes = ({ guestMenu, streams }: Needs): HandlersFor<typeof guestMenuContract> => ({
  getGuestMenu: async ({ params, query, reply }) => {
    const { answer } = await guestMenu.getSnapshot(publicOwner(params.ownerId), query.lang);
    // Asked again each time, and answered with 304 while nothing changed.
    reply.header('cache-control', 'no-cache');
    return answer;
  },

  getMenuPreview: ({ owner, params, query }) => guestMenu.getPreview(owner, params.menuId, query.lang),

  streamGuestMenu: async ({ params, query, request, reply }) => {
    const ownerId = publicOwner(params.ownerId);
    const getSnapshot = (seq?: number) => guestMenu.getSnapshot(ownerId, query.lang, seq);
    // Whoever is not there has no stream either.
    await getSnapshot();
    const readSnapshot = async (seq: number) => (await getSnapshot(seq)).jsonFor(query.known);
    await streams.stream({ request, reply, ownerId, kinds: menuEventKinds, readSnapshot, maxReplay });
  },
});
