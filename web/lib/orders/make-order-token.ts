/** Not randomUUID: a phone that opens the menu over plain HTTP on the local network does not have it. */
export const makeOrderToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
