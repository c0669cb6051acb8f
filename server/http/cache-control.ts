/** For addresses that name their content. */
export const forEver = 'public, max-age=31536000, immutable';
