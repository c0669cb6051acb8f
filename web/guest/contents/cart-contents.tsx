import { avoidedIn } from '#core/menus/dishes/allergens.ts';
import { meatMeetsDairy } from '#core/menus/dishes/kosher-kinds.ts';
import type { Cart } from '#core/orders/cart/cart.ts';
import { kindOfLine } from '#core/orders/lines/line-contents.ts';
import { allergenNames, allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { useAvoids } from './avoids-store.ts';
import { contentsTexts as texts } from './contents.texts.ts';

type CartContentsProps = { cart: Cart; dishes: ReadonlyMap<string, GuestDish>; onChange: () => void };

/** Warnings about the cart for this guest: what they must not eat, and meat beside dairy. */
export const CartContents = ({ cart, dishes, onChange }: CartContentsProps) => {
  const t = useText();
  const avoids = useAvoids();
  const ordered = [...new Set(cart.flatMap((line) => dishes.get(line.realDishId) ?? []))];
  const kinds = cart.map((line) => {
    const dish = dishes.get(line.realDishId);
    return dish && kindOfLine(dish, line.customizations);
  });
  return (
    <>
      {avoids.length > 0 && (
        <div className="notice">
          {ordered.map((dish) => {
            const avoided = avoidedIn(dish.allergens, avoids);
            return (
              avoided && (
                <p key={dish.id}>
                  <strong>
                    <bdi>{dish.name}</bdi>
                  </strong>
                  {' – '}
                  {allergensText(t, avoided).join(' · ')}
                </p>
              )
            );
          })}
          <p>{t(texts.kitchenIsNotified, { list: allergenNames(t, avoids) })}</p>
          <button type="button" className="link" onClick={onChange}>
            {t(texts.change)}
          </button>
        </div>
      )}
      {meatMeetsDairy(kinds) && (
        <p className="notice" role="status">
          {t(texts.meatMeetsDairy)}
        </p>
      )}
    </>
  );
};
