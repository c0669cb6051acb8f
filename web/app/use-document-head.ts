import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { headOf, infoOf } from './document/page-info.ts';

/** Keeps title and colour scheme true while the reader moves on or changes the language. */
export const useDocumentHead = (): void => {
  const { locale } = useLocale();
  const { title, audience } = headOf(infoOf(useMatches()), locale);
  useEffect(() => {
    document.title = title;
    if (audience === 'owner') document.documentElement.dataset.scheme = 'auto';
    else delete document.documentElement.dataset.scheme;
  }, [title, audience]);
};
