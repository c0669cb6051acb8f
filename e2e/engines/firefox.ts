import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** `NS_BINDING_ABORTED`: a font that was on its way when its page was left. Chromium says nothing of such. */
const isLeftBehind = (message: string): boolean =>
  message.includes('downloadable font') && message.includes('status=2152398850');

/** It keeps processes ready for pages and extensions to come, and draws for a screen that nobody sees: a quarter of its work. */
const lessWork = {
  'dom.ipc.processPrelaunch.enabled': false,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
  'extensions.webextensions.remote': false,
  'layout.frame_rate': 20,
};

/** Firefox by WebDriver BiDi, which reports everything that its console shows, blocked resources too. */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: lessWork,
  });
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext();
      // A window, because a page in a tab behind another counts as hidden.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      const complaints: string[] = [];
      const note = (message: string) => {
        if (!isLeftBehind(message)) complaints.push(`${page.url()}: ${message}`);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') note(message.text());
      });
      return {
        go: async (url) => {
          await page.goto(url);
        },
        evaluate: (expression) => page.evaluate(expression),
        find: async (expression) => {
          const element = (
            await page.evaluateHandle(expression)
          ).asElement() as ElementHandle<HTMLInputElement> | null;
          if (!element) return null;
          return {
            press: () => element.click(),
            fill: async (text) => {
              await element.evaluate((field) => field.select());
              await element.type(text);
            },
          };
        },
        complaints: async () => complaints,
      };
    },
    close: () => browser.close(),
  };
};
