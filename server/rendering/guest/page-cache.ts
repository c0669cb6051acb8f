import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import { mayConcern } from '#server/db/announcing/event-notice.ts';
import { encode, storeQuality } from '#server/http/encodings.ts';
import type { Encoding } from '#server/http/negotiation.ts';
import { securityHeaders } from '#server/http/protection/security-headers.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { type Clock, isPast } from '#server/system/clock.ts';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';

export type PageKey = {
  ownerId: PublicOwnerId;
  /** Null for readers of no language of ours: theirs is the menu's main one, whichever it is by then. */
  wanted: GuestLocale | null;
  origin: string;
};
export type FreshPage = {
  html: string;
  headers: Record<string, string>;
  /** When the clock makes it untrue; null: never. */
  validUntil: string | null;
};
/** A whole answer, made once: what is left to do for a reader is to send it. */
export type PageAnswer = {
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
  /** For a reader who has it already. */
  unchangedHeaders: Record<string, string>;
};
export type CachedPage = { answer: (encoding: Encoding) => PageAnswer | Promise<PageAnswer> };

/** What to send to a reader who names the copy that they have, if any. */
export const toSend = (
  { etag, headers, body, unchangedHeaders }: PageAnswer,
  requestHeaders: IncomingHttpHeaders,
) =>
  fresh(requestHeaders, { etag })
    ? { status: 304, headers: unchangedHeaders }
    : { status: 200, headers, body };

/** A few hundred menus fit in tens of megabytes; a few of the largest must not take more. */
const maxPages = 400;
const maxCharacters = 64 * 1024 * 1024;

/** One at a time, since it takes a thread for long; beyond these a page stays as large as it is. */
const inBackground = limitConcurrency(1, { mostWaiting: 50 });

/**
 * While it is cached, the third reader of a page and those after get a smaller copy, made off the request path: it takes a
 * quarter of a second, and a page that nobody reads twice before it changes is not worth that.
 */
export const toCachedPage = (
  { html, headers }: Pick<FreshPage, 'html' | 'headers'>,
  isCached: () => boolean = () => false,
): CachedPage => {
  const content = Buffer.from(html);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const answers = new Map<Encoding, PageAnswer | Promise<PageAnswer>>();
  let isReadAgain = false;

  const make = async (encoding: Encoding, quality?: number): Promise<PageAnswer> => {
    // The tag differs by encoding: two representations must not share one.
    const etag = `"${hash}-${encoding}"`;
    const body = await encode(content, encoding, quality);
    const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const unchangedHeaders = { ...securityHeaders, ...headers, etag };
    return {
      etag,
      headers: {
        ...unchangedHeaders,
        ...encoded,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
      },
      body,
      unchangedHeaders,
    };
  };

  const shrink = (): Promise<void> =>
    inBackground(async () => {
      if (isCached()) answers.set('br', await make('br', storeQuality));
    }).catch(() => {
      // The larger copy serves as well.
    });

  return {
    answer: (encoding) => {
      const known = answers.get(encoding);
      if (!known) {
        const making = make(encoding);
        answers.set(encoding, making);
        making.then(
          (made) => answers.set(encoding, made),
          () => answers.delete(encoding),
        );
        return making;
      }
      if (encoding === 'br' && !isReadAgain) {
        isReadAgain = true;
        // After the larger copy is there, which would take its place otherwise.
        void Promise.resolve(known).then(shrink, () => {});
      }
      return known;
    },
  };
};

type CacheEntry = {
  readonly ownerId: string;
  readonly rendering: Promise<CachedPage>;
  /** What it became, once it is there. */
  readonly page: CachedPage | Promise<CachedPage>;
  readonly validUntil: string | null;
};

export type PageCache = ReturnType<typeof createPageCache>;

const nameOf = ({ ownerId, wanted, origin }: PageKey): string => `${ownerId} ${wanted ?? 'main'} ${origin}`;

/**
 * Guest pages, rendered once and compressed once, until the event log says that the menu has changed or the clock says
 * that it has.
 */
export const createPageCache = (hub: LiveHub, clock: Clock, render: (key: PageKey) => Promise<FreshPage>) => {
  const entries = new LRUCache<string, CacheEntry>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: () => 1,
  });

  const dropOwner = (ownerId: string) => {
    for (const [name, entry] of entries) if (entry.ownerId === ownerId) entries.delete(name);
  };
  const stopListening = hub.onNotice((notice) => {
    if (notice === 'everything') entries.clear();
    // A page still being rendered is forgotten too: its data may be older than this event.
    else if (mayConcern(notice, menuEventKinds)) dropOwner(notice.ownerId);
  });

  const findEntry = (name: string): CacheEntry | null => {
    const entry = entries.get(name);
    return entry && !isPast(clock, entry.validUntil) ? entry : null;
  };

  /** At once when the page is there: a promise would cost each of thousands of readers a turn of the loop. */
  const get = (key: PageKey): CachedPage | Promise<CachedPage> => {
    const name = nameOf(key);
    const known = findEntry(name);
    if (known) return known.page;
    const { ownerId } = key;
    // Another rendering may take the place of this one meanwhile.
    const isCached = () => entries.peek(name)?.rendering === rendering;
    const rendering: Promise<CachedPage> = render(key).then((fresh) => {
      const page = toCachedPage(fresh, isCached);
      const { html, validUntil } = fresh;
      if (isCached()) entries.set(name, { ownerId, rendering, page, validUntil }, { size: html.length });
      // Its time was over before it was made, and who waits for it came later.
      return isPast(clock, validUntil) ? get(key) : page;
    });
    entries.set(name, { ownerId, rendering, page: rendering, validUntil: null });
    rendering.catch(() => isCached() && entries.delete(name));
    return rendering;
  };

  return {
    /** A page that is there and ready. */
    find: (key: PageKey): CachedPage | null => {
      const page = findEntry(nameOf(key))?.page;
      return page === undefined || page instanceof Promise ? null : page;
    },
    get,
    close: stopListening,
  };
};
