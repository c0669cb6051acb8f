import { cartStorageKey } from '#core/orders/cart/cart.ts';
import { readStored } from '#web/lib/browser/browser-storage.ts';
import { ordersStorageKey } from '../orders/remembered-orders.ts';
import { collectTaps } from './pending-taps.ts';
import { startOnInteraction } from './start-on-interaction.ts';

const takePendingTaps = collectTaps(document, readStored);
window.takePendingTaps = takePendingTaps;

// The script reads the menu from the end of the page, and is named there.
const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const load = async (): Promise<unknown> => {
  await isParsed;
  // Present where the script may wait; otherwise a script tag starts it.
  const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
  return script && import(/* @vite-ignore */ script.href);
};
const owner = location.pathname.slice(-24);
// A cart, an open order or a link to a dish start it right away.
const isAwaited = readStored(cartStorageKey(owner)) || readStored(ordersStorageKey(owner)) || location.hash;
// The browsers of the table (docs/browsers.md) all know `at`; older ones show the menu, and who takes the order instead.
if (!('at' in [])) {
  takePendingTaps();
  void isParsed.then(() => {
    const notice = document.getElementById('old');
    if (notice) {
      notice.hidden = false;
      document.body.className = 'old';
    }
  });
} else if (isAwaited) void load();
else startOnInteraction(window, load);
