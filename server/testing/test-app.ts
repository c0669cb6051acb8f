import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Plan } from '#core/accounts/plans.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { contractBroken } from '#server/http/contract/declared-refusals.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Pages } from '#server/rendering/pages.ts';
import type { Services } from '#server/services.ts';
import { buildOwner, type TestOwner } from './build-owner.ts';
import { openApp } from './open-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApp = {
  app: FastifyInstance;
  engine: Engine;
  services: Services;
  hub: LiveHub;
  clock: ReturnType<typeof createTestClock>;
  /** Every mail that was sent, newest last. */
  mails: Mail[];
  owner: (overrides?: { plan?: Plan }) => Promise<TestOwner>;
  visitor: (headers?: Record<string, string>) => TestClient;
  close: () => Promise<void>;
};

type Options = {
  engine?: Engine;
  environment?: Record<string, string>;
  pages?: Pages | null;
  /** Where a test reads what is logged. */
  log?: FastifyBaseLogger;
};

/** Noise fails the test that made it: a refusal that the contract does not declare is never overlooked. */
const complainOfBrokenContract = (line: string): void => {
  if (JSON.parse(line).msg === contractBroken) console.error(line);
};

const quietLog = pino({ level: 'error' }, { write: complainOfBrokenContract });

/** The real application on a real, empty database. Only the clock and the post office are the test's own. */
export const buildTestApp = async ({
  engine,
  environment = {},
  pages = null,
  log = quietLog,
}: Options = {}): Promise<TestApp> => {
  const database = engine ?? (await openTestDatabase());
  const clock = createTestClock();
  const mails: Mail[] = [];
  const { close, ...opened } = await openApp({
    engine: database,
    clock,
    log,
    environment: { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', ...environment },
    pages,
    onMail: (mail) => mails.push(mail),
  });
  const { app } = opened;
  await app.ready();
  const place = { ...opened, clock };
  return {
    ...opened,
    clock,
    mails,
    owner: (overrides) => buildOwner(place, overrides),
    visitor: (headers) => createTestClient(app, headers),
    close: async () => {
      await close();
      await database.close();
    },
  };
};

/** One application for a test file. */
export const setUpTestApp = (options?: Options): TestApp => {
  const holder = {} as TestApp;
  beforeAll(async () => {
    Object.assign(holder, await buildTestApp(options));
  });
  afterAll(() => holder.close());
  return holder;
};
