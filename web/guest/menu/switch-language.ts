import { type Locale, otherLocale } from '#core/i18n/locale.ts';
import { rememberLocale } from '#web/lib/i18n/document-locale.ts';

/** The server renders the page in the chosen language; the cart waits in the browser's storage meanwhile. */
export const switchLanguage = (current: Locale): void => {
  rememberLocale(otherLocale(current));
  location.reload();
};
