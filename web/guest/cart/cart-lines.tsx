import { type Cart, cartLineTotal } from '#core/orders/cart.ts';
import { choiceLabels } from '#core/orders/listed-options.ts';
import { formatPrice } from '#core/values/money.ts';
import { ChoiceLabels } from '../ui/choice-labels.tsx';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { LineNote } from './line-note.tsx';

type CartLinesProps = {
  cart: Cart;
  onQuantity: (id: string, quantity: number) => void;
  onNote: (id: string, note: string) => void;
};

export const CartLines = ({ cart, onQuantity, onNote }: CartLinesProps) => (
  <ul className="lines">
    {cart.map((line) => (
      <li key={line.id}>
        <div>
          <strong>{line.name}</strong>
          <ChoiceLabels labels={choiceLabels(line.selectedSize, line.customizations)} />
        </div>
        <bdi>{formatPrice(cartLineTotal(line))}</bdi>
        <LineNote line={line} onNote={(note) => onNote(line.id, note)} />
        <GuestQuantityStepper
          quantity={line.quantity}
          minimum={0}
          label={line.name}
          onChange={(quantity) => onQuantity(line.id, quantity)}
        />
      </li>
    ))}
  </ul>
);
