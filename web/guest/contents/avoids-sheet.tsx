import { type Allergen, allergens } from '#core/menus/dishes/allergens.ts';
import { useText } from '../language/guest-language.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { AllergenLabel } from './allergen-label.tsx';
import { changeAvoids, useAvoids } from './avoids-store.ts';
import { contentsTexts as texts } from './contents.texts.ts';

/** The guest ticks what they must not eat. Saved at once, however the sheet is closed. */
export const AvoidsSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const avoids = useAvoids();
  const toggle = (allergen: Allergen) =>
    changeAvoids(
      avoids.includes(allergen) ? avoids.filter((known) => known !== allergen) : [...avoids, allergen],
    );
  return (
    <GuestSheet label={t(texts.title)} kind="dish-sheet avoids" onClose={onClose}>
      <div className="sheet-scroll">
        <div className="dish-words">
          <h2>{t(texts.title)}</h2>
          <p>{t(texts.hint)}</p>
        </div>
        <ul>
          {allergens.map((allergen) => (
            <li key={allergen}>
              <label className="option">
                <input
                  type="checkbox"
                  checked={avoids.includes(allergen)}
                  onChange={() => toggle(allergen)}
                />
                <span>
                  <AllergenLabel allergen={allergen} />
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="notice">{t(texts.caution)}</p>
      </div>
      <div className="sheet-foot">
        {avoids.length > 0 && (
          <button type="button" className="link" onClick={() => changeAvoids([])}>
            {t(texts.clear)}
          </button>
        )}
        <button type="button" className="big center" onClick={onClose}>
          {t(texts.done)}
        </button>
      </div>
    </GuestSheet>
  );
};
