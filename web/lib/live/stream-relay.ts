/* The messages by which the tabs of one browser share a stream. */

export type RelayMessage =
  /** A tab has joined, or doubts that there is a leader. The leader answers at once. */
  | { type: 'hello' }
  /** There is a leader; the stream itself is not open yet. */
  | { type: 'wait' }
  /** The stream is complete up to this number, and continues from there. */
  | { type: 'joined'; id: string }
  | { type: 'message'; kind: string; data: string; id: string }
  | { type: 'down'; isClosed: boolean }
  /** Only where the browser has no locks. */
  | { type: 'leading'; rank: number }
  | { type: 'leaving' };

/** The part of BroadcastChannel we need: what one tab posts, all others receive. */
export type RelayChannel = {
  postMessage: (message: RelayMessage) => void;
  onmessage: ((event: MessageEvent<RelayMessage>) => void) | null;
  close: () => void;
};

export type Candidate = {
  /** This tab is to hold the stream. */
  onElected: () => void;
  /** Another tab has taken over. */
  onDeposed: () => void;
};

export type Election = {
  /** How long to wait for a silent leader. */
  patienceMs: number;
  /** The leader is silent: this tab leads instead. */
  insist: () => void;
  hear: (message: RelayMessage) => void;
  leave: () => void;
};
