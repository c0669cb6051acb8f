import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { type Direction, directionOf, type Locale } from '#core/i18n/locale.ts';
import { screenTextFor } from '#core/i18n/screen-text.ts';
import type { Translate } from '#core/i18n/text.ts';
import { applyLocaleToDocument, rememberLocale } from './document-locale.ts';

type LocaleState = {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly setLocale: (locale: Locale) => void;
  readonly text: Translate;
};

const LocaleContext = createContext<LocaleState | null>(null);

type LocaleProviderProps = {
  initialLocale: Locale;
  /** False for a part of a page shown in another language: it changes neither <html> nor the cookie. */
  ownsDocument?: boolean;
  children: ReactNode;
};

export const LocaleProvider = ({ initialLocale, ownsDocument = true, children }: LocaleProviderProps) => {
  const [locale, setLocaleState] = useState(initialLocale);

  // In the same frame as the new texts, so that no mixed page is ever painted.
  useLayoutEffect(() => {
    if (ownsDocument) applyLocaleToDocument(locale);
  }, [locale, ownsDocument]);

  const state = useMemo(
    (): LocaleState => ({
      locale,
      direction: directionOf(locale),
      text: screenTextFor(locale),
      setLocale: (next) => {
        if (ownsDocument) rememberLocale(next);
        setLocaleState(next);
      },
    }),
    [locale, ownsDocument],
  );

  return <LocaleContext value={state}>{children}</LocaleContext>;
};

const useLocaleState = (): LocaleState => {
  const state = use(LocaleContext);
  if (!state) throw new Error('Wrap the page in <LocaleProvider>.');
  return state;
};

export const useLocale = (): Omit<LocaleState, 'text'> => useLocaleState();
/** `const t = useText(); t(texts.save)` */
export const useText = (): Translate => useLocaleState().text;
