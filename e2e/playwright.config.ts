import { defineConfig } from '@playwright/test';
import { runsAll } from '#core/values/testing/runs.ts';
import { shellLaunch, usualMotion, wholeBrowser } from './browser-launch.ts';
import { stepLimits } from './step-limit.ts';
import { baseURL, webServer } from './test-server.ts';

// A journey in which neither language nor width changes what happens names the project that is harder for it (`@phone`,
// `@desktop`), and costs half. Of those that are worth both, most say in which language `npm test` runs them (`@hebrew`,
// `@english`); `npm run test:all` runs them in both. Only there run those
// that repeat at length what shorter ones see (`@long`).
const hebrewOnAPhone = {
  name: 'Hebrew on a phone',
  grepInvert: runsAll ? /@desktop/ : /@desktop|@english|@long/,
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'he-IL' },
  metadata: { language: 'he' },
};
const englishOnADesktop = {
  name: 'English on a desktop',
  grepInvert: runsAll ? /@phone/ : /@phone|@hebrew|@long/,
  // A screen that is set to another clock than the restaurant's.
  use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'America/New_York' },
  metadata: { language: 'en' },
};

/** The shell has no notifications and no wake lock. These wait more than they work: first, others fill the processors meanwhile. */
const inWholeBrowser = /@whole/;

/** Journeys of users in a real browser, against the real server on an empty database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // Each journey has a restaurant of its own, and waits more than it works.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 900_000,
  expect: stepLimits.expect,
  use: {
    ...stepLimits.use,
    baseURL,
    // A trace of every journey costs a third of the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: shellLaunch,
    contextOptions: { reducedMotion: usualMotion },
  },
  projects: [
    ...[hebrewOnAPhone, englishOnADesktop].map(({ name, use, ...project }) => ({
      ...project,
      name: `${name}, whole browser`,
      grep: inWholeBrowser,
      use: { ...use, ...wholeBrowser },
    })),
    { ...hebrewOnAPhone, grepInvert: [hebrewOnAPhone.grepInvert, inWholeBrowser] },
    // Its guests bring phones and languages of their own.
    {
      ...englishOnADesktop,
      grepInvert: [englishOnADesktop.grepInvert, inWholeBrowser],
      testIgnore: '**/guest-languages.spec.ts',
    },
  ],
  webServer,
});
