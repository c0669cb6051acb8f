import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestaurantContact } from '#core/pages/page-renderer.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { PageServices } from '../documents/page-services.ts';

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { restaurant?: RestaurantContact },
) => Promise<FastifyReply>;
type Needs = { services: Pick<PageServices, 'restaurants'>; sendAppPage: SendPage; sendNotFound: SendPage };

/** A restaurant's accessibility statement, which names whom to ask about the place. */
export const serveStatementPage = (
  app: FastifyInstance,
  { services, sendAppPage, sendNotFound }: Needs,
): void => {
  app.get<{ Params: { ownerId: string } }>('/accessibility/:ownerId', async (request, reply) => {
    const { ownerId: id } = request.params;
    const known = isSavedId(id) ? await services.restaurants.findPublic(publicOwner(id)) : null;
    if (!known) return sendNotFound(request, reply);
    const { name, address, phoneNumber } = known.restaurant;
    return sendAppPage(request, reply, { restaurant: { id, name, address, phoneNumber } });
  });
};
