import { avoidedIn } from '#core/menus/dishes/allergens.ts';
import { allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { avoidedWarningTexts as texts } from './avoided-warning.texts.ts';
import { useAvoids } from './avoids-store.ts';

type AvoidedWarningProps = { dish: GuestDish; onAdd: () => void; onClose: () => void };

/** Shown before adding a dish that the guest must not eat. Never a refusal: it may be for somebody else. */
export const AvoidedWarning = ({ dish, onAdd, onClose }: AvoidedWarningProps) => {
  const t = useText();
  const avoided = avoidedIn(dish.allergens, useAvoids());
  return (
    <GuestSheet label={t(texts.warning)} kind="dish-sheet warning" onClose={onClose}>
      <div className="dish-words" role="alert">
        <h2>{t(texts.warning)}</h2>
        <p>
          <strong>{dish.name}</strong>
        </p>
        {avoided && allergensText(t, avoided).map((sentence) => <p key={sentence}>{sentence}</p>)}
        <p>{t(texts.warningHint)}</p>
      </div>
      <div className="sheet-foot column">
        <button type="button" className="big center" onClick={onClose}>
          {t(texts.dontAdd)}
        </button>
        <button type="button" className="link" onClick={onAdd}>
          {t(texts.addAnyway)}
        </button>
      </div>
    </GuestSheet>
  );
};
