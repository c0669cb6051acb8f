import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import {
  defaultLocale,
  type GuestLocale,
  guestLocales,
  isGuestLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeParameter,
} from '#core/i18n/locale.ts';
import { acceptedLanguages } from './negotiation.ts';

/** The framework's request, or Node's own in the fast lane. */
type AnyRequest = { url?: string; headers: IncomingHttpHeaders };

const cookieLocale = ({ headers }: AnyRequest): GuestLocale | null => {
  const chosen = headers.cookie && cookie.parse(headers.cookie)[localeCookie];
  return isGuestLocale(chosen) ? chosen : null;
};

/** `?lang=en`: how search engines and the language switch address the other languages. */
const requestedLocale = ({ url = '' }: AnyRequest): GuestLocale | null => {
  if (!url.includes(localeParameter)) return null;
  const requested = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(localeParameter);
  return isGuestLocale(requested) ? requested : null;
};

const acceptedOf = ({ headers }: AnyRequest): readonly string[] =>
  acceptedLanguages(headers['accept-language']);

/** Remembers the language of such an address: the value of `Set-Cookie`, or null. */
export const requestedLocaleCookie = (
  request: AnyRequest,
  isSecure: boolean,
  known: readonly GuestLocale[],
): string | null => {
  const requested = requestedLocale(request);
  if (!requested || !known.includes(requested)) return null;
  const options = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax', secure: isSecure } as const;
  return cookie.serialize(localeCookie, requested, options);
};

/** What a reader has chosen, now or earlier. */
export const chosenLocale = (request: AnyRequest): GuestLocale | null =>
  requestedLocale(request) ?? cookieLocale(request);

/**
 * An owner's page uses the remembered language, or Hebrew. For a remembered language that only guests' pages have, the
 * browser's preference decides.
 */
export const pageLocale = (request: AnyRequest): Locale => {
  const chosen = [requestedLocale(request), cookieLocale(request)];
  const known = chosen.find(isLocale);
  if (known) return known;
  return (chosen.some(isGuestLocale) && acceptedOf(request).find(isLocale)) || defaultLocale;
};

/** The languages a guest's page is available in, and the default. */
type LanguageOffer = { readonly mainLanguage: GuestLocale; readonly offered: readonly GuestLocale[] };
/** The languages of a page that belongs to no menu. */
export const everyLanguage: LanguageOffer = { mainLanguage: defaultLocale, offered: guestLocales };

type MenuLanguages = Pick<NonNullable<GuestMenuAnswer['menu']>, 'mainLanguage' | 'languages'>;

/**
 * What a menu's page is offered in: the two languages that every page has, those that the menu is translated into, and the
 * one it is read in. Who asks for another by browser or address reads our words in it around the menu's own.
 */
export const languagesFor = (menu: MenuLanguages | null, locale?: GuestLocale): LanguageOffer => ({
  mainLanguage: menu?.mainLanguage ?? defaultLocale,
  offered: guestLocales.filter(
    (language) => isLocale(language) || language === locale || menu?.languages.includes(language),
  ),
});

/**
 * A guest's page uses the language of its address, then the remembered one, then the browser's. Null when we support
 * none of them: then the menu's own language is used.
 */
export const wantedLocale = (request: AnyRequest): GuestLocale | null =>
  chosenLocale(request) ?? acceptedOf(request).find(isGuestLocale) ?? null;

/** The language of what a call creates for an owner: mails, names of new sections. */
export const callLocale = (request: AnyRequest): Locale => {
  const remembered = cookieLocale(request);
  return isLocale(remembered) ? remembered : (acceptedOf(request).find(isLocale) ?? defaultLocale);
};

/**
 * The language of refusals. Our own pages send theirs in a header: an owner's screen must not be answered in the
 * language its browser once chose on a menu.
 */
export const refusalLocale = (request: AnyRequest): GuestLocale => {
  const remembered = cookieLocale(request);
  if (isLocale(remembered)) return remembered;
  return acceptedOf(request).find(isGuestLocale) ?? remembered ?? defaultLocale;
};
