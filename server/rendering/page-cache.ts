import { createHash } from 'node:crypto';
import type { Locale } from '#core/i18n/locale.ts';
import type { LiveEventKind } from '#core/live/live-events.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { type Encoding, encode, storeQuality } from './encodings.ts';

export type PageKey = { ownerId: string; locale: Locale; origin: string };
export type FreshPage = { html: string; policy: string };
export type CachedPage = { etag: string; policy: string; body: (encoding: Encoding) => Promise<Buffer> };

/** A few hundred menus fit in tens of megabytes; the least recently read goes first. */
const maxPages = 400;

const shownToGuests = new Set<LiveEventKind>(menuEventKinds);

export const toCachedPage = ({ html, policy }: FreshPage): CachedPage => {
  const content = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding): Promise<Buffer> => {
    const known = bodies.get(encoding);
    if (known) return known;
    const made = encode(content, encoding);
    bodies.set(encoding, made);
    if (encoding === 'br') {
      // Off the request path: later readers get the smaller copy.
      made
        .then(() => encode(content, 'br', storeQuality))
        .then((smallest) => bodies.set('br', Promise.resolve(smallest)))
        .catch(() => bodies.delete('br'));
    }
    return made;
  };
  return { etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`, policy, body };
};

/** Guest pages, rendered once and compressed once, until the event log says that the menu has changed. */
export const createPageCache = (hub: LiveHub, render: (key: PageKey) => Promise<FreshPage>) => {
  const pages = new Map<string, Promise<CachedPage>>();
  const keysOfOwner = new Map<string, Set<string>>();

  const forget = (ownerId: string) => {
    for (const key of keysOfOwner.get(ownerId) ?? []) pages.delete(key);
    keysOfOwner.delete(ownerId);
  };
  const stopListening = hub.onNotice((notice) => {
    if (notice === 'everything') {
      pages.clear();
      keysOfOwner.clear();
    } else if (notice.kinds.some((kind) => shownToGuests.has(kind))) {
      // A page still being rendered is forgotten too: its data may be older than this event.
      forget(notice.ownerId);
    }
  });

  const remember = (name: string, ownerId: string, page: Promise<CachedPage>) => {
    pages.set(name, page);
    const names = keysOfOwner.get(ownerId) ?? new Set();
    keysOfOwner.set(ownerId, names.add(name));
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  };

  return {
    get: (key: PageKey): Promise<CachedPage> => {
      const name = `${key.ownerId} ${key.locale} ${key.origin}`;
      const known = pages.get(name);
      if (known) {
        // Re-inserting keeps the map in order of last use.
        pages.delete(name);
        pages.set(name, known);
        return known;
      }
      const page = render(key).then(toCachedPage);
      remember(name, key.ownerId, page);
      page.catch(() => {
        if (pages.get(name) === page) pages.delete(name);
      });
      return page;
    },
    size: (): number => pages.size,
    close: stopListening,
  };
};
