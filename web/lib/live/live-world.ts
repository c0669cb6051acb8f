import { openSharedStream, type SharingBrowser } from './shared-stream.ts';
import type { StreamConnection } from './stream-connection.ts';
import { takeSlot } from './stream-slots.ts';

/** The browser as far as live data depends on it; tests bring their own and drop connections at will. */
export type LiveWorld = {
  /** `kinds` are the messages to listen for. */
  connect: (address: string, kinds: readonly string[]) => StreamConnection;
  /** The page is visible or online again: its data may be hours old. */
  onWake: (listener: () => void) => () => void;
  onHide: (listener: () => void) => () => void;
  /** Somebody is at the page. A browser may count it as hidden all the same, as one inside another app can. */
  onUse: (listener: () => void) => () => void;
  isHidden: () => boolean;
};

const onVisibility = (state: DocumentVisibilityState, listener: () => void): (() => void) => {
  const check = () => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
};

const onAny = (kinds: readonly string[], listener: () => void): (() => void) => {
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener);
  };
};

/** HTTP/2 carries any number of streams over one connection. */
const hasOneConnection = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => /^h[23]/.test((entry as PerformanceNavigationTiming).nextHopProtocol));

const openSource = (address: string): StreamConnection => new EventSource(address, { withCredentials: true });

const sharingBrowser: SharingBrowser = {
  openSource,
  openChannel: (name) => new BroadcastChannel(name),
  get locks() {
    return navigator.locks ?? null;
  },
  takeSlot: (onTaken) => {
    if (navigator.locks && !hasOneConnection()) return takeSlot(navigator.locks, onTaken);
    onTaken();
    return () => {};
  },
  onVisible: (listener) => onVisibility('visible', listener),
  onPutAway: (listener) => {
    const onFreeze = () => listener(true);
    const onPageHide = ({ persisted }: PageTransitionEvent) => listener(persisted);
    document.addEventListener('freeze', onFreeze);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('freeze', onFreeze);
      window.removeEventListener('pagehide', onPageHide);
    };
  },
};

export const browserWorld: LiveWorld = {
  connect: (address, kinds) =>
    typeof BroadcastChannel === 'undefined'
      ? openSource(address)
      : openSharedStream(address, kinds, sharingBrowser),
  onWake: (listener) => {
    const stopOnline = onAny(['online'], listener);
    const stopVisible = onVisibility('visible', listener);
    return () => {
      stopOnline();
      stopVisible();
    };
  },
  onHide: (listener) => onVisibility('hidden', listener),
  onUse: (listener) => onAny(['focus', 'pointerdown', 'keydown'], listener),
  isHidden: () => document.visibilityState === 'hidden',
};
