import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3199);
// Read again in every worker, which inherits the environment: all of them must mean the same folder.
const dataFolder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'menta-e2e-'));
process.env.E2E_DATA_DIR = dataFolder;
const executablePath = process.env.CHROMIUM_PATH;

/** Journeys of users in a real browser, against the real server on an empty database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each journey has a restaurant of its own, and waits more than it works.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 20_000,
    // A trace of every journey costs a third of the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without a locale of its own the browser cannot write Hebrew file names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'Hebrew on a phone',
      // The wide board has the most to draw.
      testIgnore: '**/live-burst.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'he-IL' },
      metadata: { language: 'he' },
    },
    {
      name: 'English on a desktop',
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
      metadata: { language: 'en' },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/healthz`,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      CONTACT_EMAIL: 'hello@menta.test',
      CONTACT_PHONE: '+972 3-555-0123',
      LOG_LEVEL: 'error',
      SEED_DEMO: 'true',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
