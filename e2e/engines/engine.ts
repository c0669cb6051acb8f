/** An element on the screen, as a client holds it: pressed and typed into by the browser itself, not by a script. */
export type Found = {
  press: () => Promise<void>;
  /** Replaces what is in the field. */
  fill: (text: string) => Promise<void>;
};

/** A page in a person's own browser, with cookies of its own. Expressions are evaluated in its page. */
export type Tab = {
  go: (url: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  find: (expression: string) => Promise<Found | null>;
  /** What its pages have complained about so far. */
  complaints: () => Promise<string[]>;
};

/** All that a journey asks of a browser; each engine has an adapter to it. */
export type Engine = {
  open: (size: { width: number; height: number }) => Promise<Tab>;
  close: () => Promise<void>;
};
