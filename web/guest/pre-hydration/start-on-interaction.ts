import { interactionEvents } from '#web/lib/site/interaction-events.ts';

/*
 * Until the guest does something the page is only read, and reading needs no React: a tap on '+' is recorded and replayed.
 * The first touch, key or scroll hydrates the page; so does a while of quiet, so that the menu
 * follows its changes. Part of the inline script; keep it small.
 */
const events = [...interactionEvents, 'scroll'] as const;
const idleMs = 4_000;
const listenerOptions = { capture: true, passive: true };

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A load that fails on the way is tried again at the next interaction. */
export const startOnInteraction = (page: Page, load: () => Promise<unknown>): void => {
  const listen = () => {
    for (const event of events) page.addEventListener(event, start, listenerOptions);
  };
  const start = () => {
    clearTimeout(timer);
    for (const event of events) page.removeEventListener(event, start, listenerOptions);
    load().catch(listen);
  };
  const timer = setTimeout(start, idleMs);
  listen();
};
