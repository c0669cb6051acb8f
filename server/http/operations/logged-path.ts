/** Ids and tokens are longer than any word of an address. */
const longPart = /[^/]{16,}/g;

/** The path of an address as logs hold it: no query, and neither ids nor tokens. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(longPart, '…');
