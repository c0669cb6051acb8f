import type { callsContract } from '#core/calls/calls.contract.ts';
import { type CallEvent, callEventKinds } from '#core/live/live-events.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { Streams } from '#server/live/streams.ts';
import { presentCallToGuest } from './calls.presenter.ts';
import type { CallsService } from './calls.service.ts';

type Needs = { calls: CallsService; streams: Streams };

export const callsRoutes = ({ calls, streams }: Needs): HandlersFor<typeof callsContract> => ({
  callStaff: ({ params, body, request }) =>
    calls.create(publicOwner(params.ownerId), body, senderOf(request)),
  trackCall: ({ params }) => calls.track(params.token),
  listCalls: ({ owner }) => calls.listOpen(owner),
  answerCall: ({ owner, params, body }) => calls.answer(owner, params.id, body.answer),

  streamTrackedCall: async ({ params: { token }, request, reply }) => {
    const own = await calls.getTracked(token);
    await streams.stream({
      request,
      reply,
      ownerId: own.ownerId,
      kinds: callEventKinds,
      // Reading one call is cheaper than replaying those of the other tables.
      maxReplay: 0,
      readSnapshot: () => calls.track(token),
      present: (event): CallEvent | null =>
        event.kind === 'call' && event.call._id === own.id
          ? { kind: 'call', call: presentCallToGuest(event.call, token) }
          : null,
    });
  },
});
