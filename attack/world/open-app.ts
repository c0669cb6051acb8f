import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Engine } from '#server/db/engine/database.ts';
import { openPages } from '#server/rendering/pages.ts';
import type { Services } from '#server/services.ts';
import type { Clock } from '#server/system/clock.ts';
import { openApp } from '#server/testing/open-app.ts';
import { createTestClock } from '#server/testing/test-clock.ts';

export type AttackedApp = {
  app: FastifyInstance;
  engine: Engine;
  services: Services;
  clock: Clock;
  url: string;
  close: () => Promise<void>;
};

/**
 * The application on a real port: its database can be looked at, and what it logs. In test mode it sheds no load, so no
 * 503 is excused, and a refusal that the contract does not declare is a 500.
 */
export const openAttackedApp = async (
  engine: Engine,
  log: FastifyBaseLogger,
  environment: Record<string, string>,
): Promise<AttackedApp> => {
  // It stands still: a confirmed password stays confirmed, however long an attack takes.
  const clock = createTestClock(new Date());
  const pages = await openPages({ NODE_ENV: 'production' });
  const { listen, ...opened } = await openApp({ engine, clock, log, environment, pages });
  return { ...opened, clock, url: await listen() };
};
