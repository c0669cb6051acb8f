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
 * that a newer build has added are found too, because the page that names them may come from a newer process; and those of
 * the build before, whose pages are still open. One that is
 * missing gets a short refusal: a page would cost more than all files, and no rate limit counts files.
 */
export const serveBuiltFiles = (
  app: FastifyInstance,
  builds: readonly string[],
  folders: readonly string[],
): void => {
  const readFirst = async (path: string, [build, ...others]: readonly string[]): Promise<Buffer> => {
    if (build === undefined) throw new Refusal('not_found');
    try {
      return await readFile(join(build, path));
    } catch (error) {
      if (!isMissing(error)) throw error;
      return readFirst(path, others);
    }
  };
  const contents = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (path) => readFirst(path, builds),
  });
  for (const folder of folders) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const type = mediaTypeOf(name);
      if (!type || !isName(name)) throw new Refusal('not_found');
      const encoding = isCompressed(name) ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
      const content = await contents.fetch(join(folder, `${name}${extensions[encoding]}`));
      const etag = `W/"${name}"`;
      reply.type(type).headers({ 'cache-control': forEver, etag });
      if (isCompressed(name)) reply.header('vary', 'accept-encoding');
      if (fresh(request.headers, { etag })) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(content);
    });
  }
};
