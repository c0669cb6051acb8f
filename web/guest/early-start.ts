import { signsOfUse } from '#web/lib/site/signs-of-use.ts';

/*
 * Until the guest does something the page is only read, and reading needs no React: '+' is taken by the early cart.
 * The first touch, key or scroll brings the page to life; so does a while of quiet, when it costs nobody anything and
 * the menu is to be kept true. Part of the inline script; keep it small.
 */
const signs = [...signsOfUse, 'scroll'] as const;
const patienceMs = 4_000;
const early = { capture: true, passive: true };

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A load that fails on the way is tried again at the next sign. */
export const startWhenUsed = (page: Page, load: () => Promise<unknown>): void => {
  const listen = () => {
    for (const sign of signs) page.addEventListener(sign, start, early);
  };
  const start = () => {
    clearTimeout(patience);
    for (const sign of signs) page.removeEventListener(sign, start, early);
    load().catch(listen);
  };
  const patience = setTimeout(start, patienceMs);
  listen();
};
