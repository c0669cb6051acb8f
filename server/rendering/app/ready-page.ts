import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageServices } from '../documents/page-services.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Needs = { services: PageServices; sendAppPage: SendPage; sendNotFound: SendPage };

/** The ready screen, where there is one: any other secret is an unknown address like every other. */
export const serveReadyPage = (
  app: FastifyInstance,
  { services, sendAppPage, sendNotFound }: Needs,
): void => {
  app.get<{ Params: { secret: string } }>('/ready/:secret', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const isKnown = await services.readyScreen.isKnown(request.params.secret);
    return isKnown ? sendAppPage(request, reply) : sendNotFound(request, reply);
  });
};
