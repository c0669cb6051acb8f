import { otherLanguageOf } from '#core/i18n/language-of-letters.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';

/** A name that somebody gave: in its own order, and in other letters than the page's with the language it is read in. */
export const Name = ({ children }: { children: string }) => {
  const { locale } = useLocale();
  return <bdi lang={otherLanguageOf(children, locale)}>{children}</bdi>;
};
