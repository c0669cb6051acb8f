export type Address = { pathname: string; search: string; hash: string };

/** `key` identifies the history entry: the same address visited twice has two. */
export type Location = Address & { key: string };

/** Stands in for our own origin, so that the server can resolve addresses too. */
const origin = 'http://app.invalid';

export const writeAddress = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/** Where a link on a page leads. Never to another site: opening that is up to the browser. */
export const resolveAddress = (to: string, from: Address): Address => {
  const { origin: requestedOrigin, pathname, search, hash } = new URL(to, origin + writeAddress(from));
  if (requestedOrigin !== origin) throw new Error(`${to} is not an address of this app.`);
  return { pathname, search, hash };
};
