import { createBackStack } from './back-stack.ts';

const stack = createBackStack(
  () => history,
  // Not `crypto.randomUUID`, which is missing over plain HTTP, where tablets on the LAN connect.
  () => Math.random().toString(36).slice(2),
);

export const openOverlay = stack.open;

type AddressSource = { subscribe: (onChange: () => void) => unknown };

/** Creates this document's router. Ours hears popstate first: a window's listeners run in order of registration. */
export const watchBack = <Router extends AddressSource>(createRouter: () => Router): Router => {
  addEventListener('popstate', (event) => stack.step() && event.stopImmediatePropagation());
  const router = createRouter();
  stack.noticeEntry();
  router.subscribe(stack.noticeEntry);
  return router;
};
