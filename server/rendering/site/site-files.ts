import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mediaTypeOf } from '../files/media-types.ts';

/** Files whose names other programs choose, at the root of the site: icons, the manifest, pictures for shared links. */
const files = {
  '/favicon.svg': 'favicon.svg',
  '/favicon.ico': 'favicon.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable-512.png': 'icon-maskable-512.png',
  '/og-he.jpg': 'og-he.jpg',
  '/og-en.jpg': 'og-en.jpg',
  '/manifest.webmanifest': 'manifest.webmanifest',
} as const;

export const serveSiteFiles = (app: FastifyInstance, folder: string): void => {
  for (const [address, name] of Object.entries(files)) {
    const content = readFileSync(join(folder, name));
    const type = mediaTypeOf(name) ?? 'application/octet-stream';
    app.get(address, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    );
  }
};
