import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeCookie, localeParameter } from '#core/i18n/locale.ts';
import { acceptedLanguages } from './negotiation.ts';

/** The framework's request and Node's own, which the fast lane has. */
type AnyRequest = { url?: string; headers: IncomingHttpHeaders };

const cookieLocale = ({ headers }: AnyRequest): Locale | null => {
  const chosen = headers.cookie && cookie.parse(headers.cookie)[localeCookie];
  return isLocale(chosen) ? chosen : null;
};

/** `?lang=en`: the address under which search engines know the other language. */
const askedLocale = ({ url = '' }: AnyRequest): Locale | null => {
  if (!url.includes(localeParameter)) return null;
  const asked = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(localeParameter);
  return isLocale(asked) ? asked : null;
};

/** Whoever came by such an address reads on in that language. */
export const rememberAskedLocale = (request: FastifyRequest, reply: FastifyReply): void => {
  const asked = askedLocale(request);
  if (!asked) return;
  reply.setCookie(localeCookie, asked, {
    path: '/',
    maxAge: 365 * 24 * 60 * 60,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
};

/** A page speaks the remembered language, and Hebrew to a newcomer. */
export const pageLocale = (request: AnyRequest): Locale =>
  askedLocale(request) ?? cookieLocale(request) ?? defaultLocale;

/** A call may also say its language in a header, as our own client and other programs do. */
export const callLocale = (request: AnyRequest): Locale =>
  cookieLocale(request) ??
  acceptedLanguages(request.headers['accept-language']).find(isLocale) ??
  defaultLocale;
