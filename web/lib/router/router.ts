import { type Address, type Location, resolveAddress, writeAddress } from './location.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import { createReturnPath } from './return-path.ts';
import type { RouterHistory } from './router-history.ts';

/** Whether the user must be asked before going from one address to the other. */
export type Blocker = (from: Address, to: Address) => boolean;

type NavigateOptions = {
  replace?: boolean;
  /** The page keeps its scroll position. */
  keepsScroll?: boolean;
  /** Without a transition: on the screen before anything else happens. */
  flushSync?: boolean;
};

export type RouterState<Info = unknown> = {
  location: Location;
  page: LoadedPage<Info>;
  /** The code of another page is loading. */
  isLoading: boolean;
  /** A navigation that is held back until the user has answered. */
  blocked: { proceed: () => void; stay: () => void } | null;
  keepsScroll: boolean;
  /** The server's answer to a form that the browser submitted itself; dropped when the user moves on. */
  formAnswer: unknown;
};

type Listener = (isSync: boolean) => void;

export type Router<Info = unknown> = {
  readonly state: RouterState<Info>;
  subscribe: (listener: Listener) => () => void;
  /** Settles when the page is shown, or when a question or another navigation intervened. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  block: (blocker: Blocker) => () => void;
};

type RouterInput<Info> = {
  loadPage: PageLoader<Info>;
  /** The page at the first address, loaded in advance. */
  first: LoadedPage<Info>;
  history: RouterHistory;
  formAnswer?: unknown;
};

/** The router's state in a history entry: the difference of two indexes tells how many steps lie between them. */
type Entry = { index: number; key: string };

const newKey = (): string => Math.random().toString(36).slice(2);

/**
 * Which page is shown, and how the user gets to another one. A page's code is loaded before it replaces the
 * one before it. The address changes with it, unless a step through the history has changed it already.
 */
export const createRouter = <Info>(input: RouterInput<Info>): Router<Info> => {
  const { loadPage, history } = input;
  const listeners = new Set<Listener>();
  const returnPath = createReturnPath(history.go);
  let blocker: Blocker | null = null;
  let isLetThrough = false;
  let navigations = 0;
  /** The index of the last entry seen, and of the one whose page is shown or loading. */
  let seenIndex = -1;
  let ownIndex = 0;
  let state: RouterState<Info>;

  /** Marks an entry that the browser created, for the first page or for an anchor link. */
  const entryHere = (): Entry => {
    const known = history.state as Partial<Entry> | null;
    if (known?.key && known.index !== undefined) return { key: known.key, index: known.index };
    const isSamePlace = state && writeAddress(history.address) === writeAddress(state.location);
    const entry = { key: newKey(), index: isSamePlace ? seenIndex : seenIndex + 1 };
    history.replace({ ...known, ...entry });
    return entry;
  };

  const standAt = (index: number): void => {
    seenIndex = index;
    ownIndex = index;
  };

  const publish = (change: Partial<RouterState<Info>>, isSync = false): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(isSync);
  };

  const isHeldBack = (to: Address): boolean => {
    const isFree = isLetThrough || !blocker?.(state.location, to);
    isLetThrough = false;
    return !isFree;
  };

  const ask = (go: () => void): void => {
    const stay = () => publish({ blocked: null });
    const proceed = () => {
      stay();
      isLetThrough = true;
      go();
    };
    publish({ blocked: { stay, proceed } });
  };

  const show = async (location: Location, options: NavigateOptions, arrive: () => void): Promise<void> => {
    navigations += 1;
    const own = navigations;
    const settle = (page: LoadedPage<Info>): void => {
      arrive();
      const keepsScroll = options.keepsScroll ?? false;
      const over = { isLoading: false, blocked: null, formAnswer: undefined };
      publish({ location, page, keepsScroll, ...over }, options.flushSync);
    };
    const page = loadPage(location.pathname);
    if (!(page instanceof Promise)) return settle(page);
    publish({ isLoading: true });
    const loaded = await page;
    if (own === navigations) settle(loaded);
  };

  const navigate = async (to: string, options: NavigateOptions = {}): Promise<void> => {
    const address = resolveAddress(to, state.location);
    if (isHeldBack(address)) return ask(() => void navigate(to, options));
    const key = newKey();
    await show({ ...address, key }, options, () => {
      const { index } = entryHere();
      if (options.replace) history.replace({ key, index }, writeAddress(address));
      else history.push({ key, index: index + 1 }, writeAddress(address));
      standAt(options.replace ? index : index + 1);
    });
  };

  const followStep = (): void => {
    const { key, index } = entryHere();
    const distance = index - ownIndex;
    seenIndex = index;
    if (returnPath.follow(distance)) return;
    const { address } = history;
    if (distance !== 0 && isHeldBack(address)) {
      returnPath.begin(distance);
      ask(() => returnPath.afterwards(() => history.go(distance)));
      return;
    }
    standAt(index);
    void show({ ...address, key }, {}, () => {});
  };

  const { key, index } = entryHere();
  standAt(index);
  state = {
    location: { ...history.address, key },
    page: input.first,
    isLoading: false,
    blocked: null,
    keepsScroll: false,
    formAnswer: input.formAnswer,
  };
  history.listen(followStep);

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    block: (next) => {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
  };
};
