import { interactionEvents } from '#web/lib/site/interaction-events.ts';

/*
 * Until the guest interacts the page is only read, which needs no React: a tap on '+' is recorded and replayed.
 * The first touch, key or scroll hydrates the page; so does a quiet period, so that the menu
 * stays current. Part of the inline script; keep it small.
 */
const events = [...interactionEvents, 'scroll'] as const;
const idleMs = 4_000;
const listenerOptions = { capture: true, passive: true };

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A failed load is retried at the next interaction. */
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
