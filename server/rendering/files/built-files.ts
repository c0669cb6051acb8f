import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#core/refusal.ts';
import { forEver } from '#server/http/cache-control.ts';
import { chooseEncoding } from '#server/http/negotiation.ts';
import { mediaTypeOf } from './media-types.ts';

/** Twice as much as all of them together, each in three encodings. */
const mostBytes = 16 * 1024 * 1024;

/** One name in one folder, of the letters that the build uses. */
const isName = (name: string): boolean => /^[\w~-][\w.~-]*$/.test(name);

/** What `scripts/compress-files.mjs` has compressed; everything else is small already. */
const isCompressed = (name: string): boolean => /\.(js|css|svg)$/.test(name);
const extensions = { br: '.br', gzip: '.gz', identity: '' } as const;

/** A name that is too long for a file is nobody's name either. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Files whose names hold a hash of their content: what was read once is right for ever, and answered from memory. Those
 * that a newer build has added are found too, because the page that names them may come from a newer process. One that is
 * missing gets a short refusal: a page would cost more than all files, and no rate limit counts files.
 */
export const serveBuiltFiles = (app: FastifyInstance, root: string, folders: readonly string[]): void => {
  const contents = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (path) => readFile(path),
  });
  for (const folder of folders) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const type = mediaTypeOf(name);
      if (!type || !isName(name)) throw new Refusal('not_found');
      const encoding = isCompressed(name) ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
      try {
        const content = await contents.fetch(join(root, folder, `${name}${extensions[encoding]}`));
        const etag = `W/"${name}"`;
        reply.type(type).headers({ 'cache-control': forEver, etag });
        if (isCompressed(name)) reply.header('vary', 'accept-encoding');
        if (fresh(request.headers, { etag })) return reply.status(304).send();
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply.send(content);
      } catch (error) {
        throw isMissing(error) ? new Refusal('not_found') : error;
      }
    });
  }
};
