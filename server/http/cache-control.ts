/** For addresses that name their content. */
export const forEver = 'public, max-age=31536000, immutable';

/** For what nobody is in a hurry to see anew. */
export const forAnHour = 'public, max-age=3600';

/** For what differs from one reader to the next: asked again each time, and answered with 304 while nothing changed. */
export const noCache = 'private, no-cache';

/** For what belongs to one person: the next one at that screen may be somebody else. */
export const noStore = 'private, no-store';
