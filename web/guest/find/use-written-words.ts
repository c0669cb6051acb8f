import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { type GuestMenu, toGuestMenu } from '../guest-menu/guest-menu.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { wordsOf } from './find-dishes.ts';

/**
 * The menu's words in the language it was written in, for a guest who reads it in another one and may know a dish by
 * either name. Fetched when a search begins; without it only the page's language is searched.
 */
export const useWrittenWords = ({ mainLanguage, restaurant }: GuestMenu) => {
  const { locale } = useGuestLanguage();
  const [words, setWords] = useState<ReadonlyMap<string, string> | null>(null);
  const ownerId = restaurant._id;
  const isTranslated = mainLanguage !== locale;
  useEffect(() => {
    if (!isTranslated) return;
    const ended = new AbortController();
    call('GET /public-menu/:ownerId', { params: { ownerId }, signal: ended.signal }).then(
      (written) => setWords(wordsOf(toGuestMenu(written).sections ?? [])),
      () => {},
    );
    return () => ended.abort();
  }, [ownerId, isTranslated]);
  return words;
};
