import cookie from '@fastify/cookie';
import sse from '@fastify/sse';
import fastify, { type FastifyInstance } from 'fastify';
import { epochHeader } from '#core/live/stream-protocol.ts';
import { linkBaseFor } from '#core/qr/menu-link.ts';
import { createSessionGate } from './access/session-gate.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { alertsRoutes } from './features/alerts/alerts.routes.ts';
import { areasRoutes } from './features/areas/areas.routes.ts';
import { callsRoutes } from './features/calls/calls.routes.ts';
import { guestDataRoutes } from './features/guest-data/guest-data.routes.ts';
import { guestMenuRoutes } from './features/guest-menu/guest-menu.routes.ts';
import { marketingRoutes } from './features/marketing/marketing.routes.ts';
import { copiesRoutes } from './features/menus/copies/copies.routes.ts';
import { dishesRoutes } from './features/menus/dishes/dishes.routes.ts';
import { menuImportRoutes } from './features/menus/import/menu-import.routes.ts';
import { menusRoutes } from './features/menus/menus.routes.ts';
import { translationsRoutes } from './features/menus/translations/translations.routes.ts';
import { openingHoursRoutes } from './features/opening-hours/opening-hours.routes.ts';
import { guestChangeRoutes } from './features/orders/guest-change/guest-change.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { pausesRoutes } from './features/pauses/pauses.routes.ts';
import { printingRoutes } from './features/printing/printing.routes.ts';
import { servePrintAgent } from './features/printing/wires/print-agent-file.routes.ts';
import { wiresRoutes } from './features/printing/wires/wires.routes.ts';
import { qrRoutes } from './features/qr/qr.routes.ts';
import { readyScreenRoutes } from './features/ready-screen/ready-screen.routes.ts';
import { readyTimeRoutes } from './features/ready-time/ready-time.routes.ts';
import { refusedPhonesRoutes } from './features/refused-phones/refused-phones.routes.ts';
import { reportFilesRoutes } from './features/reports/report-files.routes.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { kosherRoutes } from './features/restaurants/kosher.routes.ts';
import { restaurantsRoutes } from './features/restaurants/restaurants.routes.ts';
import { practiceRoutes } from './features/sandbox/practice.routes.ts';
import { trialRoutes } from './features/sandbox/trial.routes.ts';
import { devicesRoutes } from './features/security/devices.routes.ts';
import { secondFactorRoutes } from './features/security/second-factor.routes.ts';
import { securityLogRoutes } from './features/security/security-log.routes.ts';
import { shiftsRoutes } from './features/shifts/shifts.routes.ts';
import { peopleRoutes } from './features/staff/people.routes.ts';
import { stationsRoutes } from './features/staff/stations.routes.ts';
import { stockRoutes } from './features/stock/stock.routes.ts';
import { viewsRoutes } from './features/views/views.routes.ts';
import { visitsRoutes } from './features/visits/visits.routes.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerConditionalGets } from './http/conditional-get.ts';
import { serveApiDocs } from './http/contract/api-docs.ts';
import { acceptBodies } from './http/contract/json-body.ts';
import { serveContract } from './http/contract/serve-contract.ts';
import { answerError, answerErrors } from './http/error-handler.ts';
import { createFastLane } from './http/fast-lane.ts';
import { createMailOrigin } from './http/mail-origin.ts';
import { refuseWhenClosing } from './http/operations/closing.ts';
import { serveHealth } from './http/operations/health.ts';
import { limitsFor, shedLoad } from './http/operations/load-shedding.ts';
import { serveMetrics } from './http/operations/metrics.ts';
import { createMetricsAccess } from './http/operations/metrics-access.ts';
import { logRequests, logsRequests, requestLogging, sendRequestIds } from './http/operations/request-log.ts';
import { connectionLimits } from './http/protection/connection-limits.ts';
import { createOriginCheck } from './http/protection/origin-check.ts';
import { addSecurityHeaders } from './http/protection/security-headers.ts';
import { createTrustsProxy } from './http/protection/trusted-proxy.ts';
import { createPublicOrigin } from './http/public-origin.ts';
import { readableUrl } from './http/readable-url.ts';
import { followWork } from './http/whose-work.ts';
import { serveImages } from './images/image-routes.ts';
import type { Pages } from './rendering/pages.ts';
import { createSiteInfo } from './rendering/site/site-info.ts';
import type { Deps, Services } from './services.ts';
import { readDescriptorLimit } from './system/descriptor-limit.ts';
import { findLanAddress, listensToNetwork } from './system/lan-address.ts';

/** Null until it listens. */
const portOf = (app: FastifyInstance): number | undefined =>
  (app.server.address() as { port: number } | null)?.port;

/** The application as a value: it never listens, so tests call it without a port. */
export const buildApp = async (
  deps: Deps,
  services: Services,
  pages: Pages | null,
): Promise<FastifyInstance> => {
  const { env, engine } = deps;
  const publicOrigin = createPublicOrigin(env.PUBLIC_URL);
  const checkOrigin = createOriginCheck(env.PUBLIC_URL);
  const trustsProxy = createTrustsProxy(env.TRUST_PROXY);
  const gate = createSessionGate(services);
  const fastLane = createFastLane({
    timeouts: {
      headers: env.HEADERS_TIMEOUT_SECONDS * 1000,
      request: env.REQUEST_TIMEOUT_SECONDS * 1000,
      idle: env.IDLE_TIMEOUT_SECONDS * 1000,
    },
    connections: { ...connectionLimits(readDescriptorLimit(), env), trustsProxy },
  });

  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    trustProxy: env.TRUST_PROXY === false ? false : trustsProxy,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: readableUrl,
    serverFactory: fastLane.serverFactory,
    // What the router and the parser refuse before our handlers see it.
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // A stopping process ends idle connections at once and lets running answers finish.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...requestLogging,
  });
  const lanAddress = () => (listensToNetwork(env.HOST) ? findLanAddress() : undefined);
  const mailOrigin = createMailOrigin({
    publicUrl: env.PUBLIC_URL,
    publicOrigin,
    ownAddress: () => `http://${lanAddress() ?? 'localhost'}:${portOf(app) ?? env.PORT}`,
    log: deps.log,
  });
  answerErrors(app);
  logRequests(app);
  await app.register(cookie);
  await app.register(sse);
  addSecurityHeaders(app);
  refuseWhenClosing(app);
  followWork(app);
  // A test must not depend on how busy its machine is.
  if (env.NODE_ENV !== 'test') shedLoad(app, limitsFor(env.LOOP_DELAY_LIMIT_SECONDS));
  serveHealth(app, engine);
  const onAnswered = serveMetrics(app, {
    streams: services.streams.count,
    liveLag: deps.hub.lag,
    isLeader: deps.isLeader ?? (() => false),
    watchedBoards: services.alerts.countBoards,
    unseenOrders: services.alerts.countUnseen,
    backups: services.backups.measures,
    mayRead: createMetricsAccess(env),
  });
  serveImages(app, services.images);
  servePrintAgent(app);

  await app.register(
    async (api) => {
      acceptBodies(api);
      sendRequestIds(api);
      answerConditionalGets(api);
      // A page whose stream is away asks by calls, and hears of a restore by them.
      api.addHook('onSend', async (_request, reply) => {
        reply.header(epochHeader, deps.hub.epoch);
      });
      api.addHook('onRequest', checkOrigin);
      serveApiDocs(api);
      serveContract(api, {
        gate,
        rateLimits: services.rateLimits,
        isStrict: env.NODE_ENV !== 'production',
        handlers: {
          ...accountsRoutes({ ...services, mailOrigin }),
          ...devicesRoutes(services),
          ...secondFactorRoutes(services),
          ...menusRoutes(services),
          ...dishesRoutes(services),
          ...translationsRoutes(services),
          ...copiesRoutes(services),
          ...menuImportRoutes(services),
          ...restaurantsRoutes(services),
          ...guestMenuRoutes(services),
          ...kosherRoutes(services),
          ...openingHoursRoutes(services),
          ...readyScreenRoutes(services),
          ...shiftsRoutes(services),
          ...reportsRoutes(services),
          ...viewsRoutes(services),
          ...reportFilesRoutes(services),
          ...practiceRoutes(services),
          ...peopleRoutes(services),
          ...stationsRoutes(services),
          ...trialRoutes({ ...services, isOffered: env.TRY_EVENING }),
          ...ordersRoutes(services),
          ...guestChangeRoutes(services),
          ...stockRoutes(services),
          ...pausesRoutes(services),
          ...refusedPhonesRoutes(services),
          ...areasRoutes(services),
          ...readyTimeRoutes(services),
          ...alertsRoutes(services),
          ...callsRoutes(services),
          ...visitsRoutes(services),
          ...printingRoutes({
            ...services,
            baseFor: (request) =>
              linkBaseFor({
                publicUrl: env.PUBLIC_URL,
                origin: publicOrigin(request),
                lanAddress: lanAddress(),
              }),
          }),
          ...wiresRoutes(services.wires),
          ...guestDataRoutes(services),
          ...securityLogRoutes(services),
          ...marketingRoutes(services),
          ...qrRoutes({
            ...services,
            publicUrl: env.PUBLIC_URL,
            publicOrigin,
            findLanAddress: lanAddress,
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
    guestMenu: services.guestMenu,
  });
  await pages?.(app, {
    services,
    publicOrigin,
    checkOrigin,
    hub: deps.hub,
    clock: deps.clock,
    siteInfo,
    db: engine.db,
    fastLane,
    onAnswered,
  });

  // Where every request is logged, every request takes the long way; and where a proxy names the protocol, the
  // framework decides whether to believe it.
  if (logsRequests(deps.log) || (env.TRUST_PROXY && !env.PUBLIC_URL)) fastLane.close();
  app.addHook('onClose', services.accounts.idle);
  app.addHook('onClose', services.securityLog.close);
  app.addHook('onClose', services.views.close);
  app.addHook('preClose', async () => {
    fastLane.close();
    services.streams.close();
    services.wires.close();
    fastLane.endConnections();
  });
  return app;
};
