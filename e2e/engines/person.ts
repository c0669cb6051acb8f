import { expect } from '@playwright/test';
import { isAlive } from '../support/every-page.ts';
import type { Found, Tab } from './engine.ts';
import { byLabel, byRole, finderScript, hasFinder, visibleText } from './in-page.ts';

export type Person = ReturnType<typeof personAt>;

/** What a person does in a browser, whichever it is. Each step waits for what it needs. */
export const personAt = (tab: Tab, baseURL: string) => {
  const find = async (expression: string) => {
    if (!(await tab.evaluate(hasFinder))) await tab.evaluate(finderScript());
    return tab.find(expression);
  };
  const waitFor = async (what: string, expression: string): Promise<Found> => {
    const found: Found[] = [];
    const look = async () => {
      const element = await find(expression);
      if (element) found.push(element);
      return found.length;
    };
    await expect.poll(look, { message: `${what} is there` }).toBe(1);
    return found[0] as Found;
  };
  return {
    /** Opens a page and waits until it can be used. */
    open: async (address: string) => {
      await tab.go(`${baseURL}${address}`);
      await expect.poll(() => tab.evaluate(isAlive), { message: `${address} is alive` }).toBe(true);
    },
    /** By a press, which may have taken a while. */
    arriveAt: (address: string) =>
      expect.poll(() => tab.evaluate('location.pathname'), { message: 'the address' }).toBe(address),
    press: async (role: string, name: string) => {
      const element = await waitFor(`${role} "${name}"`, byRole(role, name));
      await element.press();
    },
    fill: async (label: string, text: string) => {
      const field = await waitFor(`field "${label}"`, byLabel(label));
      await field.fill(text);
    },
    see: (text: string) => expect.poll(() => tab.evaluate(visibleText)).toContain(text),
  };
};
