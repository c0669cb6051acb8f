import { type Cart, type CartLine, cartLineTotal } from '#core/orders/cart.ts';
import { formatPrice } from '#core/values/money.ts';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { LineNote } from './line-note.tsx';

const choicesOf = (line: CartLine): string =>
  [line.selectedSize?.name, ...line.customizations.map((option) => option.optionName)]
    .filter(Boolean)
    .join(' · ');

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
          {choicesOf(line) && <small>{choicesOf(line)}</small>}
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
