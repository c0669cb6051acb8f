import type { Address } from '#web/lib/router/location.ts';
import type { RouterHistory } from '#web/lib/router/router-history.ts';

type Entry = { address: string; state: unknown };

const addressOf = (entry: Entry | undefined): Address => {
  const { pathname, search, hash } = new URL(entry?.address ?? '/', 'http://app.invalid');
  return { pathname, search, hash };
};

/**
 * The history of a tab without a browser. Steps are made at once, or when `arrive` lets them, as a browser's are. Some
 * browsers forget a step that a page asks for while the reader's own is still to come.
 */
export const memoryHistory = (first: string, { isSlow = false, forgetsSteps = false } = {}) => {
  let entries: Entry[] = [{ address: first, state: null }];
  let at = 0;
  const steps: number[] = [];
  let isArriving = false;
  const listeners = new Set<() => void>();
  const make = (delta: number): void => {
    // Past its ends a browser does nothing.
    if (!entries[at + delta]) return;
    at += delta;
    for (const listener of listeners) listener();
  };
  const history: RouterHistory = {
    get address() {
      return addressOf(entries[at]);
    },
    get state() {
      return entries[at]?.state;
    },
    push: (state, address) => {
      entries = [...entries.slice(0, at + 1), { address, state }];
      at += 1;
    },
    replace: (state, address) => {
      entries[at] = { address: address ?? entries[at]?.address ?? '/', state };
    },
    go: (delta) => {
      if (!isSlow) make(delta);
      else if (!forgetsSteps || !isArriving || steps.length === 0) steps.push(delta);
    },
    listen: (onStep) => void listeners.add(onStep),
  };
  return Object.assign(Object.create(history) as RouterHistory, {
    /** All requested steps, in order, and those that follow from them. */
    arrive: () => {
      isArriving = true;
      for (let step = steps.shift(); step !== undefined; step = steps.shift()) make(step);
      isArriving = false;
    },
    /** The reader follows a link to a place on the page, which the browser does by itself. */
    followHash: (hash: string) => {
      const { pathname, search } = history.address;
      const address = `${pathname}${search}${hash}`;
      if (address === entries[at]?.address) history.replace(null);
      else history.push(null, address);
      for (const listener of listeners) listener();
    },
    addresses: () => entries.map(({ address }) => address),
    current: () => entries[at]?.address,
  });
};
