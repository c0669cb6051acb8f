import { useEffect } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { useLocation } from '#web/lib/router/router-hooks.ts';
import { headOf, type PageInfo } from './document/page-info.ts';

/** Keeps title and colour scheme true while the reader moves on or changes the language. */
export const useDocumentHead = (info: PageInfo): void => {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const { title, audience } = headOf(info, locale, pathname);
  useEffect(() => {
    document.title = title;
    if (audience === 'owner') document.documentElement.dataset.scheme = 'auto';
    else delete document.documentElement.dataset.scheme;
  }, [title, audience]);
};
