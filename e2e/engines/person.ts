import { expect } from '@playwright/test';
import { isAlive } from '../support/every-page.ts';
import type { Found, Tab } from './engine.ts';
import { byLabel, byRole, finderScript, hasFinder, visibleText } from './in-page.ts';
import { until } from './until.ts';

export type Person = ReturnType<typeof personAt>;

/** What a person does in a browser, whichever it is. Each step waits for what it needs. */
export const personAt = (tab: Tab, baseURL: string) => {
  const find = async (expression: string) => {
    if (!(await tab.evaluate(hasFinder))) await tab.evaluate(finderScript());
    return tab.find(expression);
  };
  const waitFor = async (what: string, expression: string): Promise<Found> => {
    const found: Found[] = [];
    await until(async () => {
      const element = await find(expression);
      if (!element) throw new Error(`There is no ${what}.`);
      found.push(element);
    });
    return found[0] as Found;
  };
  return {
    /** Opens a page and waits until it can be used. */
    open: async (address: string) => {
      await tab.go(`${baseURL}${address}`);
      await until(async () => expect(await tab.evaluate(isAlive), `${address} is alive`).toBe(true));
    },
    goBack: () => tab.evaluate('void history.back()'),
    /** By a press, which may have taken a while. */
    arriveAt: (address: string) =>
      until(async () => expect(await tab.evaluate('location.pathname')).toBe(address)),
    press: async (role: string, name: string) => {
      const element = await waitFor(`${role} "${name}"`, byRole(role, name));
      await element.press();
    },
    fill: async (label: string, text: string) => {
      const field = await waitFor(`field "${label}"`, byLabel(label));
      await field.fill(text);
    },
    see: (text: string) => until(async () => expect(await tab.evaluate(visibleText)).toContain(text)),
  };
};
