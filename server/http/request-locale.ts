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

/** The framework's request and Node's own, which the fast lane has. */
type AnyRequest = { url?: string; headers: IncomingHttpHeaders };

const cookieLocale = ({ headers }: AnyRequest): GuestLocale | null => {
  const chosen = headers.cookie && cookie.parse(headers.cookie)[localeCookie];
  return isGuestLocale(chosen) ? chosen : null;
};

/** `?lang=en`: the address under which search engines know the other languages, and which the switch links to. */
const requestedLocale = ({ url = '' }: AnyRequest): GuestLocale | null => {
  if (!url.includes(localeParameter)) return null;
  const requested = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(localeParameter);
  return isGuestLocale(requested) ? requested : null;
};

const acceptedOf = ({ headers }: AnyRequest): readonly string[] =>
  acceptedLanguages(headers['accept-language']);

/** Whoever came by such an address reads on in that language: the value of `Set-Cookie`, or null. */
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

/** What a reader has chosen by an address or before. */
export const chosenLocale = (request: AnyRequest): GuestLocale | null =>
  requestedLocale(request) ?? cookieLocale(request);

/**
 * An owner's page speaks the remembered language, and Hebrew to a newcomer. Who has chosen a language that only guests'
 * pages have is no newcomer: the browser says which of ours they read.
 */
export const pageLocale = (request: AnyRequest): Locale => {
  const chosen = [requestedLocale(request), cookieLocale(request)];
  const known = chosen.find(isLocale);
  if (known) return known;
  return (chosen.some(isGuestLocale) && acceptedOf(request).find(isLocale)) || defaultLocale;
};

/** The languages that a guest's page can be had in, and the one for whoever asks for none of them. */
type LanguageOffer = { readonly mainLanguage: GuestLocale; readonly offered: readonly GuestLocale[] };
/** What a page is offered in that belongs to no menu. */
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
 * A guest's page speaks the language of its address, then the remembered one, then the browser's. Null when none of them
 * is one that we speak: the menu's own is meant, which only the menu knows.
 */
export const wantedLocale = (request: AnyRequest): GuestLocale | null =>
  chosenLocale(request) ?? acceptedOf(request).find(isGuestLocale) ?? null;

/** The language in which a call makes things for an owner: mails, the names of new sections. */
export const callLocale = (request: AnyRequest): Locale => {
  const remembered = cookieLocale(request);
  return isLocale(remembered) ? remembered : (acceptedOf(request).find(isLocale) ?? defaultLocale);
};

/**
 * The language in which a call is refused. Our own pages say theirs in a header: an owner's screen is not to be answered in
 * the language that its browser once chose on a menu.
 */
export const refusalLocale = (request: AnyRequest): GuestLocale => {
  const remembered = cookieLocale(request);
  if (isLocale(remembered)) return remembered;
  return acceptedOf(request).find(isGuestLocale) ?? remembered ?? defaultLocale;
};
