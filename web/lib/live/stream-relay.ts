/* What the tabs of one browser tell each other about the stream that they share. */

export type RelayMessage =
  /** A tab has joined, or doubts that anybody leads. Who leads answers at once. */
  | { type: 'hello' }
  /** Somebody leads; the stream itself is not open yet. */
  | { type: 'wait' }
  /** The stream is complete up to this number, and goes on from there. */
  | { type: 'joined'; id: string }
  | { type: 'message'; kind: string; data: string; id: string }
  | { type: 'down'; isClosed: boolean }
  /** Only where the browser has no locks. */
  | { type: 'leading'; rank: number }
  | { type: 'leaving' };

/** What is needed of a BroadcastChannel: what one tab posts, all others receive. */
export type RelayChannel = {
  postMessage: (message: RelayMessage) => void;
  onmessage: ((event: MessageEvent<RelayMessage>) => void) | null;
  close: () => void;
};

export type Candidate = {
  /** This tab is to hold the stream. */
  onElected: () => void;
  /** Another tab has taken it over. */
  onDeposed: () => void;
};

export type Election = {
  /** How long a leader that says nothing is waited for. */
  patienceMs: number;
  /** The leader says nothing: this tab leads instead. */
  insist: () => void;
  hear: (message: RelayMessage) => void;
  leave: () => void;
};
