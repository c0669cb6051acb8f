import type { FastifyReply } from 'fastify';
import type { wiresContract } from '#core/printing/wires/wires.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { PrintAgentService } from './agent.service.ts';
import type { EpsonService } from './epson.service.ts';
import type { KnownCallers } from './known-callers.ts';
import type { StarService } from './star.service.ts';

type Wires = { callers: KnownCallers; star: StarService; epson: EpsonService; printAgent: PrintAgentService };

/** Aborted when the caller has hung up. */
const whenGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

export const wiresRoutes = ({
  wires: { callers, star, epson, printAgent },
}: {
  wires: Wires;
}): HandlersFor<typeof wiresContract> => ({
  pollStar: async ({ params, body, request }) =>
    star.poll(await callers.getPrinter('star', params.secret, senderOf(request)), body),
  fetchStar: async ({ params, query, request, reply }) => {
    const printer = await callers.getPrinter('star', params.secret, senderOf(request));
    if (query.delete !== undefined) {
      await star.confirm(printer, query);
      reply.send('');
      return;
    }
    const { png, opensDrawer } = await star.fetch(printer, query);
    reply
      .headers({
        'x-star-cut': 'partial; feed=true',
        // It has one bit a dot already.
        'x-star-imageditherpattern': 'none',
        ...(opensDrawer && { 'x-star-cashdrawer': 'start' }),
      })
      .type('image/png')
      .send(png);
  },
  confirmStar: async ({ params, query, request }) => {
    await star.confirm(await callers.getPrinter('star', params.secret, senderOf(request)), query);
    return {};
  },
  callEpson: async ({ params, body, request, reply }) => {
    const printer = await callers.getPrinter('epson', params.secret, senderOf(request));
    reply.type('text/xml; charset=utf-8').send(await epson.call(printer, body));
  },
  pollAgent: async ({ params, body, request, reply }) =>
    printAgent.poll(await callers.getAgent(params.secret, senderOf(request)), body, whenGone(reply)),
  claimForAgent: async ({ params, body, request }) =>
    printAgent.claim(await callers.getAgent(params.secret, senderOf(request)), body),
  confirmForAgent: async ({ params, body, request }) => {
    await printAgent.confirm(await callers.getAgent(params.secret, senderOf(request)), body);
    return {};
  },
});
