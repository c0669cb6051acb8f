/** For URLs that contain a content hash. */
export const forEver = 'public, max-age=31536000, immutable';

/** For content that may be a little stale. */
export const forAnHour = 'public, max-age=3600';

/** For content that differs by reader: revalidated each time, with 304 while nothing changed. */
export const noCache = 'private, no-cache';

/** For private content: the next person at that screen may be somebody else. */
export const noStore = 'private, no-store';
