import type { Allergen, DishAllergens } from '#core/menus/dishes/allergens.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { allergenNames, allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import { warningTexts } from '#web/lib/texts/order-warnings.texts.ts';

/** What the guest must not eat, in an order that is no longer being cooked. */
export const GuestAvoids = ({ avoids }: { avoids: readonly Allergen[] }) => {
  const text = useText();
  return (
    <p className="break-words font-medium text-bad">
      {text(warningTexts.mustNotEat, { list: allergenNames(text, avoids) })}
    </p>
  );
};

/** Which of it was in a dish. */
export const LineAvoided = ({ avoided }: { avoided: DishAllergens }) => {
  const text = useText();
  return <span className="block font-medium text-bad">{allergensText(text, avoided).join(' · ')}</span>;
};
