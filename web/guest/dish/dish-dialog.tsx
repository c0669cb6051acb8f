import { type ComponentType, type ReactNode, useRef } from 'react';
import type { Serving } from '#core/hours/hours-shape.ts';
import type { CartLine } from '#core/orders/cart/cart.ts';
import { formatPrice, formatPriceAsEntered } from '#core/values/money.ts';
import { orderLimits } from '#core/values/order-limits.ts';
import type { AllergySwitchProps } from '../cart/allergy-switch.tsx';
import { DietaryLabel } from '../guest-menu/dietary-icons.tsx';
import { GuestDishPicture } from '../guest-menu/guest-dish-picture.tsx';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { inLanguage } from '../guest-menu/in-language.tsx';
import type { ServingLineType } from '../guest-menu/waiting-part.tsx';
import { useText } from '../language/guest-language.tsx';
import { dishTexts, menuTexts } from '../texts/menu.texts.ts';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { ChoicesToRead } from './choices-to-read.tsx';
import { GroupChoice } from './group-choice.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useDishChoice } from './use-dish-choice.ts';

type DishDialogProps = {
  dish: GuestDish;
  showImage: boolean;
  /** Its section's; null if that is served at all times. */
  serving: Serving | null;
  ServingLine: ServingLineType;
  canOrder: boolean;
  /** Allergens and the like, whose code loads later. */
  contents?: ReactNode;
  /** Beside a note; likewise. */
  AllergySwitch?: ComponentType<AllergySwitchProps> | undefined;
  onAdd: (line: CartLine) => void;
  onClose: () => void;
};

export const DishDialog = (props: DishDialogProps) => {
  const { dish, showImage, serving, canOrder, contents, AllergySwitch, ServingLine, onAdd, onClose } = props;
  const t = useText();
  const choice = useDishChoice(dish);
  const [missing] = choice.missing;
  const ingredients = dish.ingredients.filter(Boolean).join(', ');
  const content = useRef<HTMLDivElement>(null);

  const add = () => {
    const line = choice.finish();
    if (line) return onAdd(line);
    // The missing choice may be scrolled out of view.
    requestAnimationFrame(() =>
      content.current?.querySelector('.wrong')?.scrollIntoView({ block: 'center' }),
    );
  };

  return (
    <GuestSheet label={dish.name} kind="dish-sheet" onClose={onClose}>
      <div className="sheet-scroll" ref={content}>
        {showImage && dish.image && (
          <GuestDishPicture image={dish.image} color={dish.imageColor} kind="large" />
        )}
        <div className="dish-words">
          <h2 {...inLanguage(dish.langs?.name)}>{dish.name}</h2>
          <b>
            <bdi>{formatPriceAsEntered(choice.price)}</bdi>
          </b>
          {dish.description && <p {...inLanguage(dish.langs?.description)}>{dish.description}</p>}
          {ingredients && (
            <p className="contains">
              {t(dishTexts.ingredients, { list: '' })}
              <bdi {...inLanguage(dish.langs?.ingredients)}>{ingredients}</bdi>
            </p>
          )}
          {dish.dietary.length > 0 && (
            <ul className="diets">
              {dish.dietary.map((tag) => (
                <li key={tag}>
                  <DietaryLabel tag={tag} />
                </li>
              ))}
            </ul>
          )}
          {contents}
        </div>
        {canOrder ? (
          <>
            {dish.sizes.length > 0 && (
              <SizeChoice
                sizes={dish.sizes}
                chosen={choice.choices.size}
                hasError={choice.hasSizeError}
                onChoose={choice.chooseSize}
              />
            )}
            {dish.changes.map((group) => (
              <GroupChoice
                key={group.name}
                group={group}
                choices={choice.choices}
                hasError={choice.missing.includes(group.name)}
                onToggle={(optionName) => choice.toggle(group, optionName)}
                onTimes={(optionName, times) => choice.chooseTimes(group, optionName, times)}
              />
            ))}
            <label className="field">
              <span>{t(dishTexts.note)}</span>
              <input
                value={choice.note}
                maxLength={orderLimits.note}
                placeholder={t(dishTexts.noteExample)}
                onChange={(event) => choice.setNote(event.target.value)}
              />
            </label>
            {AllergySwitch && choice.note.trim() && (
              <AllergySwitch isOn={choice.isAllergyNote} onSwitch={choice.setAllergyNote} />
            )}
          </>
        ) : (
          <ChoicesToRead dish={dish} />
        )}
      </div>
      {(canOrder || serving) && (
        <div className="sheet-foot">
          {canOrder ? (
            <>
              <GuestQuantityStepper
                quantity={choice.quantity}
                minimum={1}
                label={dish.name}
                onChange={choice.setQuantity}
              />
              <button type="button" className="big" disabled={!dish.available} onClick={add}>
                <span>
                  {t(dish.available ? dishTexts.addToOrder : menuTexts.soldOut)}
                  {missing && <small>{`${missing}: ${t(dishTexts.required)}`}</small>}
                </span>
                <bdi>{formatPrice(choice.total)}</bdi>
              </button>
            </>
          ) : (
            serving && <ServingLine serving={serving} />
          )}
        </div>
      )}
    </GuestSheet>
  );
};
