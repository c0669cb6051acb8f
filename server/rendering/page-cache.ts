import { createHash } from 'node:crypto';
import type { Locale } from '#core/i18n/locale.ts';
import type { LiveEventKind } from '#core/live/live-events.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { type Encoding, encode, storeQuality } from './encodings.ts';

export type PageKey = { ownerId: string; locale: Locale; origin: string };
export type FreshPage = { html: string; headers: Record<string, string> };
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
export const toSend = ({ etag, headers, body, unchangedHeaders }: PageAnswer, known: string | undefined) =>
  known === etag ? { status: 304, headers: unchangedHeaders } : { status: 200, headers, body };

/** A few hundred menus fit in tens of megabytes. */
const maxPages = 400;

const shownToGuests = new Set<LiveEventKind>(menuEventKinds);

export const toCachedPage = ({ html, headers }: FreshPage): CachedPage => {
  const content = Buffer.from(html);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const answers = new Map<Encoding, PageAnswer | Promise<PageAnswer>>();

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
  const remember = (encoding: Encoding, making: Promise<PageAnswer>): Promise<void> =>
    making.then(
      (answer) => {
        answers.set(encoding, answer);
      },
      () => {
        answers.delete(encoding);
      },
    );

  return {
    answer: (encoding) => {
      const known = answers.get(encoding);
      if (known) return known;
      const made = make(encoding);
      answers.set(encoding, made);
      const kept = remember(encoding, made);
      // Off the request path: later readers get the smaller copy.
      if (encoding === 'br') kept.then(() => remember('br', make('br', storeQuality)));
      return made;
    },
  };
};

export type CacheEntry = {
  readonly ownerId: string;
  page: CachedPage | Promise<CachedPage>;
  /** Until the menu changes or the place is needed. */
  isCurrent: boolean;
  /** Since room was last looked for. */
  wasRead: boolean;
};

/** Guest pages, rendered once and compressed once, until the event log says that the menu has changed. */
export const createPageCache = (
  hub: LiveHub,
  render: (key: PageKey) => Promise<FreshPage>,
  onForgotten: () => void,
) => {
  const entries = new Map<string, CacheEntry>();

  const drop = (name: string, entry: CacheEntry) => {
    entry.isCurrent = false;
    // Another rendering may have taken the place of this one meanwhile.
    if (entries.get(name) === entry) entries.delete(name);
  };
  const dropAll = (isMeant: (entry: CacheEntry) => boolean) => {
    for (const [name, entry] of entries) if (isMeant(entry)) drop(name, entry);
    onForgotten();
  };
  const stopListening = hub.onNotice((notice) => {
    if (notice === 'everything') {
      dropAll(() => true);
    } else if (notice.kinds.some((kind) => shownToGuests.has(kind))) {
      // A page still being rendered is forgotten too: its data may be older than this event.
      dropAll(({ ownerId }) => ownerId === notice.ownerId);
    }
  });

  /** The oldest goes, but one that was read meanwhile gets a second chance. */
  const makeRoom = () => {
    if (entries.size < maxPages) return;
    for (const [name, entry] of entries) {
      if (!entry.wasRead) return drop(name, entry);
      entry.wasRead = false;
      entries.delete(name);
      entries.set(name, entry);
    }
  };

  return {
    /** At once when the page is there: a promise would cost each of thousands of readers a turn of the loop. */
    get: (key: PageKey): CacheEntry => {
      const name = `${key.ownerId} ${key.locale} ${key.origin}`;
      const known = entries.get(name);
      if (known) {
        known.wasRead = true;
        return known;
      }
      const page = render(key).then(toCachedPage);
      const entry: CacheEntry = { ownerId: key.ownerId, page, isCurrent: true, wasRead: false };
      makeRoom();
      entries.set(name, entry);
      page.then(
        (rendered) => {
          entry.page = rendered;
        },
        () => drop(name, entry),
      );
      return entry;
    },
    close: stopListening,
  };
};
