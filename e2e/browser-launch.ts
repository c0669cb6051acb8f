import { runsAll } from '#core/values/testing/runs.ts';

/** What moves is drawn sixty times a second, for a ninth of the time; Firefox and WebKit see it, and `npm run test:all`. */
export const usualMotion = runsAll ? 'no-preference' : 'reduce';

/** How journeys start Chromium. */
const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  // Without a locale of its own the browser cannot write Hebrew file names.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Drawing in a process of its own costs a sixteenth more.
    '--in-process-gpu',
    // Threads that compile and collect beside the page cost more than they save where all processors are busy.
    '--js-flags=--single-threaded',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

/** The same engine without the browser's own windows, which cost as much processor time as our pages. */
export const shellLaunch = launchOptions(HEADLESS_SHELL_PATH || CHROMIUM_PATH);

/** For journeys that need what only the whole browser has. */
export const wholeBrowser = { launchOptions: launchOptions(CHROMIUM_PATH) };
