import { useEffect, useMemo, useState } from 'react';
import { avoidedIn } from '#core/menus/dishes/allergens.ts';
import { declaresAny } from '#core/menus/dishes/declared-allergens.ts';
import { dishesOf, type GuestMenu } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { useAvoids } from './avoids-store.ts';
import { contentsTexts as texts } from './contents.texts.ts';

type HiddenDishesProps = {
  menu: GuestMenu;
  /** The dishes to leave out, by id; null for none. */
  onHidden: (dishIds: ReadonlySet<string> | null) => void;
  onChange: () => void;
};

/** Hides what the guest must not eat, and names it: no dish disappears silently. */
export const HiddenDishes = ({ menu, onHidden, onChange }: HiddenDishesProps) => {
  const t = useText();
  const avoids = useAvoids();
  const [isVisible, setVisible] = useState(false);
  const dishes = useMemo(() => dishesOf(menu), [menu]);
  const avoided = useMemo(() => dishes.filter((dish) => avoidedIn(dish.allergens, avoids)), [dishes, avoids]);

  useEffect(
    () => onHidden(isVisible || avoided.length === 0 ? null : new Set(avoided.map(({ id }) => id))),
    [avoided, isVisible, onHidden],
  );

  if (avoids.length === 0) return null;
  if (!dishes.some((dish) => declaresAny(dish.allergens)))
    return <p className="notice hidden">{t(texts.nothingDeclared)}</p>;
  if (avoided.length === 0) return null;
  const params = { count: avoided.length, names: avoided.map(({ name }) => name).join(', ') };
  return (
    <div className="notice hidden" role="status">
      <p>{t(isVisible ? texts.shown : texts.hidden, params)}</p>
      <button type="button" className="link" onClick={() => setVisible(!isVisible)}>
        {t(isVisible ? texts.hide : texts.show)}
      </button>
      <button type="button" className="link" onClick={onChange}>
        {t(texts.change)}
      </button>
    </div>
  );
};
