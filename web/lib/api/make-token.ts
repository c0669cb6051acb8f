/** Identifies one action, however often it is sent. Not randomUUID, which is missing over plain HTTP on a local network. */
export const makeToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
