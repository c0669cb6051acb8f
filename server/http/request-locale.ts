import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeCookie, localeFromHeader } from '#core/i18n/locale.ts';

const cookieLocale = (request: FastifyRequest): Locale | null => {
  const chosen = request.cookies[localeCookie];
  return isLocale(chosen) ? chosen : null;
};

/** A page speaks the remembered language, and Hebrew to a newcomer. */
export const pageLocale = (request: FastifyRequest): Locale => cookieLocale(request) ?? defaultLocale;

/** A call may also say its language in a header, as our own client and other programs do. */
export const callLocale = (request: FastifyRequest): Locale =>
  cookieLocale(request) ?? localeFromHeader(request.headers['accept-language']) ?? defaultLocale;
