import { defineConfig } from '@playwright/test';
import { baseURL, webServer } from './test-server.ts';

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
    baseURL,
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
  webServer,
});
