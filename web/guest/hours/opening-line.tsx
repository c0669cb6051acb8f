import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { openingLabel } from './opening-words.ts';

/** Among what the restaurant says of itself: until when it is open. Leads to the whole week. */
export const OpeningLine = ({ menu, onOpen }: { menu: GuestMenu; onOpen: () => void }) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  return (
    <li>
      <button type="button" onClick={onOpen}>
        {openingLabel(t, locale, menu)}
      </button>
    </li>
  );
};
