/** Ids and tokens are longer than any word in a path. */
const longPart = /[^/]{16,}/g;

/** The path as it is logged: no query, ids or tokens. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(longPart, '…');
