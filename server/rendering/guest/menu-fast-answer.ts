import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { publicOwner } from '#server/access/own-id.ts';
import type { FastAnswer } from '#server/http/fast-lane.ts';
import { chooseEncoding } from '#server/http/negotiation.ts';
import type { PublicOrigin } from '#server/http/public-origin.ts';
import { everyLanguage, requestedLocaleCookie, wantedLocale } from '#server/http/request-locale.ts';
import { type PageCache, toSend } from './page-cache.ts';
import { addressWithTable } from './remembered-table.ts';

type Needs = {
  cache: Pick<PageCache, 'find'>;
  publicOrigin: PublicOrigin;
  onAnswer: (status: number, began: number) => void;
};

/** What the framework would say of a request that came without a proxy. */
const addressedTo = ({ socket, headers }: IncomingMessage) => ({
  protocol: (socket as TLSSocket).encrypted ? ('https' as const) : ('http' as const),
  headers,
});

/**
 * A menu that is in the cache, sent before the framework begins. Its key is made by the functions that the route uses,
 * so both always mean the same page; whatever is not plainly such a request is left to the route.
 */
export const createMenuFastAnswer = (path: string, { cache, publicOrigin, onAnswer }: Needs): FastAnswer => {
  const address = new RegExp(`^${path}([0-9a-f]{24})(?:\\?|$)`);
  return (request, response) => {
    if (request.method !== 'GET') return false;
    const ownerId = address.exec(request.url ?? '')?.[1];
    if (!ownerId || addressWithTable(request)) return false;
    const began = performance.now();
    const addressed = addressedTo(request);
    const key = {
      ownerId: publicOwner(ownerId),
      wanted: wantedLocale(request),
      origin: publicOrigin(addressed),
    };
    const page = cache.find(key);
    const answer = page?.answer(chooseEncoding(request.headers['accept-encoding']));
    if (!answer || answer instanceof Promise) return false;
    const { status, headers, body } = toSend(answer, request.headers);
    const remembered = requestedLocaleCookie(request, addressed.protocol === 'https', everyLanguage.offered);
    if (remembered) response.setHeader('set-cookie', remembered);
    response.writeHead(status, headers).end(body);
    onAnswer(status, began);
    return true;
  };
};
