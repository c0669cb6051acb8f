import type { FastifyInstance } from 'fastify';
import { forAnHour } from '#server/http/cache-control.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';

/** Private by nature; the pages themselves also say noindex. The API is for programs, not for search engines. */
const closedToRobots = [
  '/api/',
  '/order/',
  '/ready/',
  '/dashboard',
  '/order-manager',
  '/menu-builder/',
  '/reset-password',
];

/** What search engines ask for first. */
export const serveRobots = (app: FastifyInstance, publicOrigin: PublicOrigin): void => {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', forAnHour)
      .send(
        [
          'User-agent: *',
          ...closedToRobots.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicOrigin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
