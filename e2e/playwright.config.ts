import { defineConfig } from '@playwright/test';
import { shellLaunch } from './browser-launch.ts';
import { baseURL, webServer } from './test-server.ts';

/** Journeys of users in a real browser, against the real server on an empty database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each journey has a restaurant of its own, and waits more than it works.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not broken: only what hangs runs into these.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL,
    actionTimeout: 120_000,
    // A trace of every journey costs a third of the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: shellLaunch,
  },
  // A journey in which neither language nor width changes what happens names the project that is harder for it (`@phone`,
  // `@desktop`), and costs half.
  projects: [
    {
      name: 'Hebrew on a phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'he-IL' },
      metadata: { language: 'he' },
    },
    {
      name: 'English on a desktop',
      // Its guests bring phones and languages of their own.
      testIgnore: '**/guest-languages.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
      metadata: { language: 'en' },
    },
  ],
  webServer,
});
