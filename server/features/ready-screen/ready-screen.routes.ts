import { type ReadyEvent, readyEventKinds } from '#core/live/live-events.ts';
import type { readyScreenContract } from '#core/ready-screen/ready-screen.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { Streams } from '#server/live/streams.ts';
import { presentReadyOrder } from './ready-screen.presenter.ts';
import type { ReadyScreenService } from './ready-screen.service.ts';

export const readyScreenRoutes = ({
  readyScreen,
  streams,
}: {
  readyScreen: ReadyScreenService;
  streams: Streams;
}): HandlersFor<typeof readyScreenContract> => ({
  getReadyAddress: ({ owner }) => readyScreen.getAddress(owner),
  replaceReadyAddress: ({ owner, body }) => readyScreen.replaceAddress(owner, body.was),
  getReadyScreen: ({ params }) => readyScreen.read(params.secret),

  streamReadyScreen: async ({ params, request, reply }) => {
    const { ownerId } = await readyScreen.findOwner(params.secret);
    const practised = new Set([await readyScreen.findPracticeId(ownerId)]);
    await streams.stream({
      request,
      reply,
      ownerId,
      kinds: readyEventKinds,
      // Of an order it shows a number, and the log holds all of it.
      maxReplay: 0,
      // Asks for the address once more: it may have been replaced before this stream could hear of it.
      readSnapshot: () => readyScreen.read(params.secret),
      present: (event): ReadyEvent | null => {
        switch (event.kind) {
          case 'order':
            return practised.has(event.order.service)
              ? null
              : { kind: 'order', order: presentReadyOrder(event.order) };
          case 'practice':
            practised.add(event.shiftId);
            // A screen that was away meanwhile may have been sent some of it: it reads anew.
            return event.isOn ? null : { kind: 'shift', isOpen: false, shiftId: event.shiftId };
          case 'order-deleted':
          case 'shift':
            return event;
          case 'ready-screen':
            reply.sse.close();
            return null;
          default:
            return null;
        }
      },
    });
  },
});
