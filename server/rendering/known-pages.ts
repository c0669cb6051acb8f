import type { IncomingMessage } from 'node:http';
import type { FastAnswer } from '#server/http/fast-lane.ts';
import type { Encoding } from './encodings.ts';
import { type CacheEntry, toSend } from './page-cache.ts';

type Known = { entry: CacheEntry; encoding: Encoding };

/** Some hundred menus, each asked for in a handful of ways. */
const maxKnown = 2_000;
const onlyLanguage = /^lang=\w\w$/;

/**
 * All of a request that its page can depend on; null where a cookie would make every reader's request another. Between
 * the parts stands what no header can hold: else a crafted host could pass for another host and the next header.
 */
const wordsOf = ({ url, headers }: IncomingMessage): string | null => {
  const { cookie = '', host } = headers;
  if (cookie && !onlyLanguage.test(cookie)) return null;
  return `${url}\n${cookie}\n${host}\n${headers['accept-encoding']}\n${headers['x-forwarded-proto']}\n${headers['x-forwarded-host']}`;
};

/**
 * Which cached page answers a request that was asked in the same words before. It knows no rule of its own: the route
 * decides, and what it decided holds for the same words until the page changes.
 */
export const createKnownPages = (path: string, onAnswer: (status: number, began: number) => void) => {
  const known = new Map<string, Known>();

  const answer: FastAnswer = (request, response) => {
    // Every request of the server comes by here.
    if (request.method !== 'GET' || !request.url?.startsWith(path)) return false;
    const began = performance.now();
    const words = wordsOf(request);
    const found = words === null ? undefined : known.get(words);
    if (!found?.entry.isCurrent) return false;
    const { entry, encoding } = found;
    const made = entry.page instanceof Promise ? entry.page : entry.page.answer(encoding);
    if (made instanceof Promise) return false;
    entry.wasRead = true;
    const { status, headers, body } = toSend(made, request.headers['if-none-match']);
    response.writeHead(status, headers).end(body);
    onAnswer(status, began);
    return true;
  };

  return {
    answer,
    remember: (request: IncomingMessage, entry: CacheEntry, encoding: Encoding) => {
      const words = wordsOf(request);
      if (!words || !entry.isCurrent) return;
      // What is forgotten is learnt again at the next request.
      if (known.size >= maxKnown) known.clear();
      known.set(words, { entry, encoding });
    },
    forgetStale: () => {
      for (const [words, { entry }] of known) if (!entry.isCurrent) known.delete(words);
    },
  };
};
