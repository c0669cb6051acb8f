import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox by WebDriver BiDi, which reports everything that its console shows, blocked resources too. */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext();
      // A window, because a page in a tab behind another counts as hidden.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn')
          complaints.push(`${page.url()}: ${message.text()}`);
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
