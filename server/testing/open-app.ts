import type { FastifyBaseLogger } from 'fastify';
import { openSessionWatch } from '#server/access/session-watch.ts';
import { buildApp } from '#server/app.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Pages } from '#server/rendering/pages.ts';
import { createServices } from '#server/services.ts';
import type { Clock } from '#server/system/clock.ts';
import { readEnv } from '#server/system/env.ts';

type Parts = {
  engine: Engine;
  clock: Clock;
  log: FastifyBaseLogger;
  environment: Record<string, string>;
  pages?: Pages | null;
  onMail?: (mail: Mail) => void;
};

/** The whole application inside this process, where its database and its services can be reached. It sends no mail. */
export const openApp = async ({ engine, clock, log, environment, pages = null, onMail }: Parts) => {
  const env = readEnv({ NODE_ENV: 'test', ...environment });
  const hub = await openLiveHub(engine, log);
  const sessionWatch = await openSessionWatch(engine, { clock, log });
  const mailer = { send: (mail: Mail) => onMail?.(mail), idle: async () => {}, close: async () => {} };
  const deps = { env, engine, hub, sessionWatch, mailer, clock, log };
  const services = createServices(deps);
  const app = await buildApp(deps, services, pages);
  return {
    app,
    engine,
    services,
    hub,
    /** Starts to listen on a free port; answers its address. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    /** The engine stays open. */
    close: async (): Promise<void> => {
      await app.close();
      await services.images.close();
      await sessionWatch.close();
      await hub.close();
    },
  };
};
