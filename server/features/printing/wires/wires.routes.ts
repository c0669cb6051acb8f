import type { FastifyReply } from 'fastify';
import type { wiresContract } from '#core/printing/wires/wires.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { Wires } from './wires.service.ts';

/** Aborted when the caller has hung up. */
const whenGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

export const wiresRoutes = ({
  callers,
  star,
  epson,
  printAgent,
}: Wires): HandlersFor<typeof wiresContract> => ({
  pollStar: async ({ params, body }) => star.poll(await callers.getPrinter('star', params.secret), body),
  fetchStar: async ({ params, query, reply }) => {
    const printer = await callers.getPrinter('star', params.secret);
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
  confirmStar: async ({ params, query }) => {
    await star.confirm(await callers.getPrinter('star', params.secret), query);
    return {};
  },
  callEpson: async ({ params, body, reply }) => {
    const printer = await callers.getPrinter('epson', params.secret);
    reply.type('text/xml; charset=utf-8').send(await epson.call(printer, body));
  },
  pollAgent: async ({ params, body, reply }) =>
    printAgent.poll(await callers.getAgent(params.secret), body, whenGone(reply)),
  claimForAgent: async ({ params, body, reply }) =>
    printAgent.claim(await callers.getAgent(params.secret), body, whenGone(reply)),
  confirmForAgent: async ({ params, body }) => {
    await printAgent.confirm(await callers.getAgent(params.secret), body);
    return {};
  },
});
