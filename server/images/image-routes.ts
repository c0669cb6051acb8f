import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { bestFormat, imageContentTypes, parseImagePath } from '#core/menus/image-urls.ts';
import { Refusal } from '#core/refusal.ts';
import { forEver } from '#server/http/cache-control.ts';
import { acceptedTypes } from '#server/http/negotiation.ts';
import type { ImageStore } from './image-store.ts';

/** WebP in the place of an AVIF that is still being made. */
const forNow = 'public, max-age=60';

export const serveImages = (app: FastifyInstance, images: ImageStore): void => {
  app.get<{ Params: { hash: string; file: string } }>('/images/:hash/:file', async (request, reply) => {
    const requested = parseImagePath(request.params.hash, request.params.file);
    const address = requested && {
      ...requested,
      format: requested.format ?? bestFormat(acceptedTypes(request.headers.accept)),
    };
    const image = address && (await images.find(address));
    if (!address || !image) throw new Refusal('not_found');
    const etag = `"${address.hash}-${address.width}-${image.format}"`;
    if (requested?.format === null) reply.header('vary', 'Accept');
    reply
      .header('etag', etag)
      .header('cache-control', image.format === address.format ? forEver : forNow)
      .type(imageContentTypes[image.format]);
    if (fresh(request.headers, { etag })) return reply.status(304).send();
    return reply.send(image.bytes);
  });
};
