/*
 * A send whose answer was lost may have arrived. Sending the same cart again must therefore carry the same token,
 * even after a reload, and another cart must carry another one.
 */
export type Attempt = { readonly token: string; readonly cart: string };

export const parseAttempt = (text: string | null): Attempt | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' &&
      stored !== null &&
      'token' in stored &&
      'cart' in stored &&
      typeof stored.token === 'string' &&
      typeof stored.cart === 'string'
      ? { token: stored.token, cart: stored.cart }
      : null;
  } catch {
    return null;
  }
};

export const tokenFor = (attempt: Attempt | null, cart: string, makeToken: () => string): string =>
  attempt?.cart === cart ? attempt.token : makeToken();

/** Not randomUUID: a phone that opens the menu over plain HTTP on the local network does not have it. */
export const makeOrderToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
