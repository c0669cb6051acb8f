import type { Address } from './location.ts';

/** A tab's history, as far as the router needs it. */
export type RouterHistory = {
  /** State of the current entry. */
  readonly address: Address;
  readonly state: unknown;
  push: (state: unknown, address: string) => void;
  /** Without an address: the same as before. */
  replace: (state: unknown, address?: string) => void;
  /** Asynchronous: the listener is called later. */
  go: (delta: number) => void;
  /** Steps back and forward, whoever made them, and anchor links. */
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
      // Safari throws after a hundred calls in half a minute.
      location.assign(address);
    }
  },
  replace: (state, address) => history.replaceState(state, '', address),
  go: (delta) => history.go(delta),
  listen: (onStep) => addEventListener('popstate', onStep),
};

/** On the server: a single address that never changes. */
export const fixedHistory = (address: Address): RouterHistory => ({
  address,
  state: null,
  push: () => {},
  replace: () => {},
  go: () => {},
  listen: () => {},
});
