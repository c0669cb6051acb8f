import { boardEventKinds, type TrackEvent, trackEventKinds } from '#core/live/live-events.ts';
import type { BoardSnapshot } from '#core/live/stream-protocol.ts';
import type { ordersContract } from '#core/orders/orders.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { Streams } from '#server/live/streams.ts';
import type { BoardService } from './board.service.ts';
import type { ClosingService } from './closing.service.ts';
import { presentOrderToGuest, withWords } from './orders.presenter.ts';
import type { OrdersService } from './orders.service.ts';
import type { PlacingService } from './placing.service.ts';

export const ordersRoutes = ({
  placing,
  orders,
  closing,
  board,
  streams,
}: {
  placing: PlacingService;
  orders: OrdersService;
  closing: ClosingService;
  board: BoardService;
  streams: Streams;
}): HandlersFor<typeof ordersContract> => ({
  createOrder: ({ body, request }) =>
    placing.create({ ...body, owner: publicOwner(body.owner) }, senderOf(request)),
  createStaffOrder: ({ owner, body }) => placing.createByStaff(owner, body),
  listMyOrders: ({ owner, query: { ownerId, ...span } }) => {
    requireOwnId(owner, ownerId);
    return orders.listMine(owner, span);
  },
  startBoard: ({ owner, query }) => {
    requireOwnId(owner, query.ownerId);
    return board.readStart(owner);
  },
  readBoardPage: ({ owner, query }) => {
    requireOwnId(owner, query.ownerId);
    return board.readPage(owner, query.ids);
  },
  trackOrder: ({ params }) => orders.track(params.token),

  moveOrder: ({
    owner,
    params,
    body: { rejectionReason, promisedMinutes, allergySeen, paymentKind, revision, ...patch },
  }) =>
    // Minutes alone are a change of their own. With a move they belong to it, and a repeated move ignores them.
    promisedMinutes && Object.keys(patch).length === 0
      ? orders.moveReadyTime(owner, params.id, promisedMinutes)
      : orders.move(owner, params.id, patch, {
          rejectionReason,
          promisedMinutes,
          allergySeen,
          paymentKind,
          revision,
        }),

  closeOrders: async ({ owner, body }) => {
    await closing.close(owner, {
      ids: body.orders,
      kind: body.how,
      reason: body.reason,
      allergySeen: body.allergySeen,
      paymentKind: body.paymentKind,
    });
    return {};
  },

  tickLines: ({ owner, params, body }) => orders.tick(owner, params.id, body),

  undoMove: ({ owner, params, body }) => orders.undo(owner, params.id, body.revision),

  editOrder: async ({ owner, params, body }) => ({
    order: await orders.edit(owner, params.id, body.dishes, body.revision),
  }),
  listOrderChoices: ({ owner, params }) => orders.listChoices(owner, params.id),
  listOrderTrail: ({ owner, params, query }) => orders.listTrail(owner, params.id, query.from),

  deleteOrder: async ({ owner, params, body }) => {
    await orders.delete(owner, params.id, body?.reason);
    return {};
  },

  streamOrders: ({ owner, query, request, reply }) => {
    requireOwnId(owner, query.ownerId);
    return streams.stream({
      request,
      reply,
      ownerId: owner.ownerId,
      kinds: boardEventKinds,
      readSnapshot: async (): Promise<BoardSnapshot> =>
        query.snapshot === 'none' ? [] : orders.listMine(owner, {}),
      canReplay: (missed) =>
        orders.mayRead(
          owner,
          missed.flatMap(({ event }) => (event.kind === 'order' ? [event.order] : [])),
        ),
      present: (event) => (event.kind === 'order' ? { ...event, order: withWords(event.order) } : event),
      sessionHash: owner.sessionHash,
    });
  },

  streamTrackedOrder: async ({ params, request, reply }) => {
    const own = await orders.track(params.token);
    await streams.stream({
      request,
      reply,
      ownerId: publicOwner(own.owner),
      kinds: trackEventKinds,
      // Reading one order is cheaper than replaying events of all the others.
      maxReplay: 0,
      readSnapshot: () => orders.track(params.token),
      present: (event): TrackEvent | null => {
        if (event.kind === 'order' && event.order._id === own._id) {
          return { kind: 'order', order: presentOrderToGuest(event.order, own) };
        }
        return event.kind === 'order-deleted' && event.orderId === own._id ? event : null;
      },
    });
  },
});
