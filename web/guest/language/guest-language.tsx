import { createContext, type ReactNode, use } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { type GuestTranslate, translatorFor } from '#core/i18n/text.ts';

type GuestLanguageState = {
  readonly locale: GuestLocale;
  /** The languages that this page can be read in, its own among them. */
  readonly offered: readonly GuestLocale[];
  readonly text: GuestTranslate;
};

const GuestLanguageContext = createContext<GuestLanguageState | null>(null);

type GuestLanguageProps = Omit<GuestLanguageState, 'text'> & { children: ReactNode };

/** A guest's page has one language for as long as it is open: its script carries no other. */
export const GuestLanguage = ({ locale, offered, children }: GuestLanguageProps) => (
  <GuestLanguageContext value={{ locale, offered, text: translatorFor(locale) }}>
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
