import type { BoardPage, BoardStart } from '#core/orders/board-page.ts';
import { toAgorot } from '#core/values/money.ts';
import { createBoardSource } from '#web/features/orders/board/state/board-source.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import type { DisplayedOrder } from '../verdict/client-log.ts';
import type { Caller } from './call-server.ts';
import { NodeEventSource } from './event-source.ts';
import type { Restaurant } from './restaurant.ts';

/** A screen of the staff that follows the orders. */
export type Board = {
  name: string;
  shows: () => Promise<DisplayedOrder[]>;
  close: () => Promise<void>;
};

/**
 * The board's own state and stream, on the real line of a page; only the screen is missing. `onTickets`: what is known of
 * tickets may be stale, as the page takes it.
 */
export const openBoard = (
  name: string,
  { url, owner }: Restaurant,
  call: Caller,
  onTickets = () => {},
): Board => {
  const cookie = owner.cookie();
  const source = createBoardSource(
    {
      ownerId: owner.id,
      onSnapshot: onTickets,
      onMenu: () => {},
      onPrint: onTickets,
      onCall: () => {},
      onVisit: () => {},
      onSettings: () => {},
      onBoard: () => {},
      onSessionEnd: () => {},
    },
    {
      start: (signal) => call<BoardStart>('GET /orders/board', { cookie, signal }),
      read: (ids, signal) =>
        call<BoardPage>(`GET /orders/board/page?ids=${ids.join(',')}`, { cookie, signal }),
    },
  );
  const resource = createLiveResource(source, {
    connect: (address) => new NodeEventSource(`${url}${address}`, cookie),
    // Nobody touches the tablet: it has to notice by itself.
    onWake: () => () => {},
    onHide: () => () => {},
    onUse: () => () => {},
    isHidden: () => false,
  });
  const stop = resource.start();
  return {
    name,
    shows: async () =>
      Object.values(resource.getPublished().state.orders).map((order) => ({
        number: order.displayOrderNumber,
        total: toAgorot(order.totalPrice),
      })),
    close: async () => stop(),
  };
};
