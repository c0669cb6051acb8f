import type { Address } from './location.ts';

/** The history of a tab, as far as the router needs it. */
export type RouterHistory = {
  /** Of the entry at which the reader is. */
  readonly address: Address;
  readonly state: unknown;
  push: (state: unknown, address: string) => void;
  /** Without an address: the same as before. */
  replace: (state: unknown, address?: string) => void;
  /** The listener hears of it later. */
  go: (delta: number) => void;
  /** Steps back and forward, whoever made them, and links to a place on the page. */
  listen: (onStep: () => void) => void;
};

export const browserHistory: RouterHistory = {
  get address() {
    const { pathname, search, hash } = location;
    return { pathname, search, hash };
  },
  get state() {
    return history.state;
  },
  push: (state, address) => {
    try {
      history.pushState(state, '', address);
    } catch {
      // Safari refuses after a hundred in half a minute.
      location.assign(address);
    }
  },
  replace: (state, address) => history.replaceState(state, '', address),
  go: (delta) => history.go(delta),
  listen: (onStep) => addEventListener('popstate', onStep),
};

/** On the server: one address, from which nobody moves. */
export const fixedHistory = (address: Address): RouterHistory => ({
  address,
  state: null,
  push: () => {},
  replace: () => {},
  go: () => {},
  listen: () => {},
});
