import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { type GuestMenu, isClosed } from './guest-menu.ts';
import { inLanguage } from './in-language.tsx';
import type { ClosedNoticeType, OpeningLineType } from './waiting-part.tsx';

type GuestHeroProps = {
  menu: GuestMenu;
  ClosedNotice: ClosedNoticeType;
  OpeningLine: OpeningLineType;
  onHours: () => void;
  /** Set where a dish declares its contents. */
  onAllergies?: (() => void) | false;
};

export const GuestHero = ({ menu, ClosedNotice, OpeningLine, onHours, onAllergies }: GuestHeroProps) => {
  const t = useText();
  const { name, address, phoneNumber, langs, opening, timeZone } = menu.restaurant;
  return (
    <div className="hero">
      {isClosed(menu) && <ClosedNotice opening={opening} timeZone={timeZone} />}
      <h1 {...inLanguage(langs?.name)}>{name}</h1>
      {menu.description && <p {...inLanguage(menu.descriptionLang)}>{menu.description}</p>}
      <ul>
        {menu.isOpen && !menu.pauses?.some(({ sectionId }) => !sectionId) && (
          <li className="isopen">{t(menuTexts.open)}</li>
        )}
        {opening && (
          <li>
            {/* The button is here at once, so that a tap is not lost while its words load. */}
            <button type="button" onClick={onHours}>
              <OpeningLine menu={menu} />
            </button>
          </li>
        )}
        {address && <li>{address}</li>}
        {phoneNumber && (
          <li>
            <a href={`tel:${phoneNumber}`} dir="ltr">
              {phoneNumber}
            </a>
          </li>
        )}
        {onAllergies && (
          <li>
            <button type="button" onClick={onAllergies}>
              {t(menuTexts.allergies)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
};
