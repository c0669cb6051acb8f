import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeFromHeader,
  localeParameter,
} from '#core/i18n/locale.ts';

const cookieLocale = (request: FastifyRequest): Locale | null => {
  const chosen = request.cookies[localeCookie];
  return isLocale(chosen) ? chosen : null;
};

/** `?lang=en`: the address under which search engines know the other language. */
const askedLocale = (request: FastifyRequest): Locale | null => {
  const { [localeParameter]: asked } = request.query as Record<string, unknown>;
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
export const pageLocale = (request: FastifyRequest): Locale =>
  askedLocale(request) ?? cookieLocale(request) ?? defaultLocale;

/** A call may also say its language in a header, as our own client and other programs do. */
export const callLocale = (request: FastifyRequest): Locale =>
  cookieLocale(request) ?? localeFromHeader(request.headers['accept-language']) ?? defaultLocale;
