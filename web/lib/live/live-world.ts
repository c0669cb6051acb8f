/** What the live code needs of an EventSource. */
export type StreamConnection = Pick<EventTarget, 'addEventListener'> & {
  readonly readyState: number;
  close: () => void;
};

/** The browser as far as live data depends on it; tests bring their own, and lose lines at will. */
export type LiveWorld = {
  connect: (address: string) => StreamConnection;
  /** The page is seen or has a network again: what it believes may be hours old. */
  onWake: (listener: () => void) => () => void;
  onHide: (listener: () => void) => () => void;
  isHidden: () => boolean;
};

/** EventSource.CLOSED: the browser has given up and will not reconnect by itself. */
export const connectionClosed = 2;

const onVisibility = (state: DocumentVisibilityState, listener: () => void): (() => void) => {
  const check = () => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
};

export const browserWorld: LiveWorld = {
  connect: (address) => new EventSource(address, { withCredentials: true }),
  onWake: (listener) => {
    window.addEventListener('online', listener);
    const unsubscribe = onVisibility('visible', listener);
    return () => {
      window.removeEventListener('online', listener);
      unsubscribe();
    };
  },
  onHide: (listener) => onVisibility('hidden', listener),
  isHidden: () => document.visibilityState === 'hidden',
};
