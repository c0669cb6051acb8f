import type { Allergen } from '#core/menus/dishes/allergens.ts';
import { type KosherKind, kosherKinds } from '#core/menus/dishes/kosher-kinds.ts';
import { avoidedTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { kosherTexts } from '#web/lib/texts/dish-contents/kosher.texts.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { LeftMark } from '../stock/left-mark.tsx';
import { AllergenLabel } from './allergen-label.tsx';
import { useAvoids } from './avoids-store.ts';

type DeclaredProps = { title: string; list: readonly Allergen[]; avoids: readonly Allergen[] };

const Declared = ({ title, list, avoids }: DeclaredProps) =>
  list.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="diets">
        {list.map((allergen) => (
          <li key={allergen} className={avoids.includes(allergen) ? 'avoided' : undefined}>
            <AllergenLabel allergen={allergen} />
          </li>
        ))}
      </ul>
    </>
  );

/** The options of this kosher kind, each once. */
const optionsOf = (dish: GuestDish, kind: KosherKind): string[] => [
  ...new Set(
    dish.changes.flatMap(({ options }) =>
      options.filter((option) => option.kosherKind === kind).map(({ name }) => name),
    ),
  ),
];

/** Remaining stock, allergens and kosher kind, in the dialog of a dish. */
export const DishContents = ({ dish }: { dish: GuestDish }) => {
  const t = useText();
  const avoids = useAvoids();
  const { contains, mayContain } = dish.allergens;
  // The heading's text ends in a colon and a list; here the list follows as icons.
  const heading = (text: (typeof avoidedTexts)[keyof typeof avoidedTexts]) => t(text, { list: '' }).trim();
  return (
    <div className="contents">
      <LeftMark left={dish.left} />
      {dish.kosherKind && <p className={`kosher ${dish.kosherKind}`}>{t(kosherTexts[dish.kosherKind])}</p>}
      {kosherKinds.map((kind) => {
        const names = kind === 'pareve' || kind === dish.kosherKind ? [] : optionsOf(dish, kind);
        return (
          names.length > 0 && (
            <p key={kind}>
              {t(kosherTexts[kind])}: {names.join(', ')}
            </p>
          )
        );
      })}
      <Declared title={heading(avoidedTexts.contains)} list={contains} avoids={avoids} />
      <Declared title={heading(avoidedTexts.mayContain)} list={mayContain} avoids={avoids} />
    </div>
  );
};
