import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/journey.ts';
import { stepLimits } from './step-limit.ts';
import { baseURL, webServer } from './test-server.ts';

/** The few journeys that must work in every engine; the others run in Chromium alone. */
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  outputDir: '../test-results/engines',
  // The engines run side by side, and the tests of one file, in turn, share its browser.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 900_000,
  expect: stepLimits.expect,
  use: { baseURL },
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
  webServer,
});
