import cookie from '@fastify/cookie';
import sse from '@fastify/sse';
import fastify, { type FastifyInstance } from 'fastify';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { dishesRoutes } from './features/menus/dishes.routes.ts';
import { menusRoutes } from './features/menus/menus.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { qrRoutes } from './features/qr/qr.routes.ts';
import { restaurantsRoutes } from './features/restaurants/restaurants.routes.ts';
import { shiftsRoutes } from './features/shifts/shifts.routes.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerConditionalGets } from './http/conditional-get.ts';
import { answerErrorsAsJson } from './http/error-handler.ts';
import { createFastLane } from './http/fast-lane.ts';
import { serveHealth } from './http/health.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { overloadDelayMs, shedLoad } from './http/load-shedding.ts';
import { serveMetrics } from './http/metrics.ts';
import { createOriginCheck } from './http/origin-check.ts';
import { createPublicOrigin } from './http/public-origin.ts';
import { readableUrl } from './http/readable-url.ts';
import { logRequests, logsRequests, requestLogging, tellRequestIds } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveContract } from './http/serve-contract.ts';
import { createSessionGate } from './http/session-gate.ts';
import { serveImages } from './images/image-routes.ts';
import { findLanAddress, listensToNetwork } from './kit/lan-address.ts';
import type { Pages } from './rendering/pages.ts';
import { createSiteInfo } from './rendering/site-info.ts';
import type { Deps, Services } from './services.ts';

/** The application as a value: it never listens, so tests call it without a port. */
export const buildApp = async (
  deps: Deps,
  services: Services,
  pages: Pages | null,
): Promise<FastifyInstance> => {
  const { env, engine } = deps;
  const publicOrigin = createPublicOrigin(env.PUBLIC_URL);
  const gate = createSessionGate(services.sessions);
  const fastLane = createFastLane();

  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    trustProxy: env.TRUST_PROXY,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: readableUrl,
    serverFactory: fastLane.serverFactory,
    // A stopping process ends idle connections at once and lets running answers finish.
    forceCloseConnections: 'idle',
    ...requestLogging,
  });
  answerErrorsAsJson(app);
  logRequests(app);
  await app.register(cookie);
  await app.register(sse);
  addSecurityHeaders(app);
  // A test must not depend on how busy its machine is.
  await shedLoad(app, env.NODE_ENV === 'test' ? 0 : overloadDelayMs);
  serveHealth(app, engine);
  const onAnswered = serveMetrics(app, services.streams.count);
  serveImages(app, services.images);

  await app.register(
    async (api) => {
      acceptJsonBodies(api);
      tellRequestIds(api);
      answerConditionalGets(api);
      api.addHook('onRequest', createOriginCheck(env.PUBLIC_URL));
      serveApiDocs(api);
      serveContract(api, {
        gate,
        rateLimits: services.rateLimits,
        handlers: {
          ...accountsRoutes({ ...services, publicOrigin }),
          ...menusRoutes(services),
          ...dishesRoutes(services),
          ...restaurantsRoutes(services),
          ...shiftsRoutes(services),
          ...ordersRoutes(services),
          ...catalogRoutes(),
          ...qrRoutes({
            publicUrl: env.PUBLIC_URL,
            publicOrigin,
            findLanAddress: () => (listensToNetwork(env.HOST) ? findLanAddress() : undefined),
          }),
        },
      });
    },
    { prefix: '/api' },
  );
  const siteInfo = createSiteInfo({
    env,
    db: engine.db,
    clock: deps.clock,
    restaurants: services.restaurants,
  });
  await pages?.(app, {
    services,
    publicOrigin,
    hub: deps.hub,
    siteInfo,
    db: engine.db,
    fastLane,
    onAnswered,
  });

  // Where every request is logged, every request takes the long way.
  if (logsRequests(deps.log)) fastLane.close();
  app.addHook('onClose', services.accounts.idle);
  app.addHook('preClose', async () => {
    fastLane.close();
    services.streams.close();
  });
  return app;
};
