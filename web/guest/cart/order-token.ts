/*
 * A request whose answer was lost may have arrived. Sending the same cart again must therefore carry the same token,
 * even after a reload, and another cart must carry another one.
 */
export type Attempt = {
  readonly token: string;
  readonly cart: string;
  readonly at: number;
  /** Whether it has been sent at least once. */
  readonly isSent: boolean;
};

/** The same dishes tomorrow are a new order, not yesterday's lost one. */
const attemptLifeMs = 60 * 60 * 1_000;

export const parseAttempt = (text: string | null): Attempt | null => {
  try {
    const { token, cart, at, isSent } = JSON.parse(text ?? 'null') as Partial<Record<keyof Attempt, unknown>>;
    return typeof token === 'string' && typeof cart === 'string' && typeof at === 'number'
      ? { token, cart, at, isSent: isSent === true }
      : null;
  } catch {
    return null;
  }
};

export const attemptFor = (
  cart: string,
  earlier: readonly (Attempt | null)[],
  now: number,
  makeToken: () => string,
): Attempt =>
  earlier.find((attempt) => attempt?.cart === cart && now - attempt.at < attemptLifeMs) ?? {
    token: makeToken(),
    cart,
    at: now,
    isSent: false,
  };
