import { formatPrice } from '#core/kit/money.ts';
import { type Cart, type CartLine, cartLineTotal } from '#core/orders/cart.ts';
import { QuantityStepper } from '../kit/quantity-stepper.tsx';

const choicesOf = (line: CartLine): string =>
  [line.selectedSize?.name, ...line.customizations.map((option) => option.optionName)]
    .filter(Boolean)
    .join(' · ');

type CartLinesProps = { cart: Cart; onQuantity: (id: string, quantity: number) => void };

export const CartLines = ({ cart, onQuantity }: CartLinesProps) => (
  <ul className="lines">
    {cart.map((line) => (
      <li key={line.id}>
        <div>
          <strong>{line.name}</strong>
          {choicesOf(line) && <small>{choicesOf(line)}</small>}
          {line.note && <small className="said">{line.note}</small>}
        </div>
        <bdi>{formatPrice(cartLineTotal(line))}</bdi>
        <QuantityStepper
          quantity={line.quantity}
          minimum={0}
          label={line.name}
          onChange={(quantity) => onQuantity(line.id, quantity)}
        />
      </li>
    ))}
  </ul>
);
