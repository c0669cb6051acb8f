import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { openingLabel } from './opening-words.ts';

/** Until when the restaurant is open: the words of the button that leads to the whole week. */
export const OpeningLine = ({ menu }: { menu: GuestMenu }) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  return openingLabel(t, locale, menu);
};
