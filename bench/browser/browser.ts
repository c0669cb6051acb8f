import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../servers/project-tools.ts';

/** A phone of today, held upright. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'he-IL',
};

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietBrowser });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

type Screen = { url: string; cookie: string | null; viewport?: { width: number; height: number } };

/** A first visit at a desk or a tablet, signed in where there is a cookie. */
export const withScreen = async <T>(
  browser: Browser,
  { url, cookie, viewport = { width: 1440, height: 900 } }: Screen,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport, locale: 'he-IL' });
  try {
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (cookie) await context.addCookies([{ name, value, url }]);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

export type PhoneVisit = { page: Page; context: BrowserContext; devtools: CDPSession };

/** A first visit: nothing cached, nothing stored. */
export const withPhone = async <T>(browser: Browser, work: (visit: PhoneVisit) => Promise<T>): Promise<T> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return await work({ page, context, devtools });
  } finally {
    await context.close();
  }
};
