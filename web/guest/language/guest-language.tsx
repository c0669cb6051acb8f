import { createContext, type ReactNode, use } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { type GuestTranslate, translatorFor } from '#core/i18n/text.ts';

type GuestLanguageState = {
  readonly locale: GuestLocale;
  /** The links to the other languages, as HTML from the server: the page has them, so the script need not. */
  readonly links: string;
  readonly text: GuestTranslate;
};

const GuestLanguageContext = createContext<GuestLanguageState | null>(null);

type GuestLanguageProps = { locale: GuestLocale; links?: string; children: ReactNode };

/** A guest page has one language for as long as it is open: its script contains no other. */
export const GuestLanguage = ({ locale, links = '', children }: GuestLanguageProps) => (
  <GuestLanguageContext value={{ locale, links, text: translatorFor(locale) }}>
    {children}
  </GuestLanguageContext>
);

export const useGuestLanguage = (): GuestLanguageState => {
  const state = use(GuestLanguageContext);
  if (!state) throw new Error('Wrap the page in <GuestLanguage>.');
  return state;
};

/** `const t = useText(); t(texts.close)` */
export const useText = (): GuestTranslate => useGuestLanguage().text;
