/** The part of EventSource that the live code needs. */
export type StreamConnection = Pick<EventTarget, 'addEventListener'> & {
  readonly readyState: number;
  close: () => void;
};

/** EventSource.OPEN. */
export const connectionOpen = 1;
/** EventSource.CLOSED: the browser has given up and will not reconnect by itself. */
export const connectionClosed = 2;
