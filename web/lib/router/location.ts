export type Address = { pathname: string; search: string; hash: string };

/** `key` names the entry in the history: the same address visited twice has two. */
export type Location = Address & { key: string };

/** Stands for the own origin, so that a server may resolve addresses too. */
const origin = 'http://app.invalid';

export const writeAddress = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/** Where a link leads from a page. Never to another site: that is the browser's to open. */
export const resolveAddress = (to: string, from: Address): Address => {
  const { origin: requestedOrigin, pathname, search, hash } = new URL(to, origin + writeAddress(from));
  if (requestedOrigin !== origin) throw new Error(`${to} is not an address of this app.`);
  return { pathname, search, hash };
};
