import { type Cart, type CartLine, cartLineTotal } from '#core/orders/cart/cart.ts';
import { choiceLabels } from '#core/orders/lines/listed-options.ts';
import { formatPrice } from '#core/values/money.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { inLanguage } from '../guest-menu/in-language.tsx';
import { LeftMark } from '../stock/left-mark.tsx';
import { ChoiceLabels } from '../ui/choice-labels.tsx';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { LineNote, type OnNote } from './line-note.tsx';

/** In the guest's language, as the menu shows them now; the cart stores the kitchen's names. */
const labelsOf = ({ selectedSize, customizations }: CartLine, dish: GuestDish | undefined): string[] => {
  const size = dish?.sizes.find(({ name }) => name === selectedSize?.name);
  const options = customizations.map(({ groupName, optionName }) => {
    const group = dish?.changes.find(({ name }) => name === groupName);
    const option = group?.options.find(({ name }) => name === optionName);
    return { groupName, optionName: option?.shown ?? optionName };
  });
  return choiceLabels(size?.shown ? { name: size.shown } : selectedSize, options);
};

type CartLinesProps = {
  cart: Cart;
  dishes: ReadonlyMap<string, GuestDish>;
  onQuantity: (id: string, quantity: number) => void;
  onNote: (id: string, ...noted: Parameters<OnNote>) => void;
};

export const CartLines = ({ cart, dishes, onQuantity, onNote }: CartLinesProps) => (
  <ul className="lines">
    {cart.map((line) => {
      const dish = dishes.get(line.realDishId);
      return (
        <li key={line.id}>
          <div>
            <strong {...inLanguage(dish?.langs?.name)}>{line.name}</strong>
            <ChoiceLabels labels={labelsOf(line, dish)} />
            <LeftMark left={dish?.left} />
          </div>
          <bdi>{formatPrice(cartLineTotal(line))}</bdi>
          <LineNote line={line} onNote={(...noted) => onNote(line.id, ...noted)} />
          <GuestQuantityStepper
            quantity={line.quantity}
            minimum={0}
            label={line.name}
            onChange={(quantity) => onQuantity(line.id, quantity)}
          />
        </li>
      );
    })}
  </ul>
);
