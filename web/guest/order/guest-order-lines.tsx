import { lineTotal } from '#core/orders/order-pricing.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { formatPrice, toAgorot } from '#core/values/money.ts';

type Line = GuestOrder['dishes'][number];

const totalOf = (line: Line) =>
  lineTotal(
    toAgorot(line.dishId.price + (line.size?.price ?? 0)),
    line.customizations.map((option) => ({ price: toAgorot(option.price) })),
    line.quantity,
  );

/** As the guest read it when ordering. */
const namesOf = ({ shown, dishId, size, customizations }: Line) => {
  const chosen = (shown ?? { customizations }).customizations.map((option) => option.optionName);
  return {
    name: shown?.name ?? dishId.name,
    choices: [shown ? shown.size : size?.name, ...chosen].filter(Boolean).join(' · '),
  };
};

export const GuestOrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="order-lines">
    {lines.map((line, index) => {
      const { name, choices } = namesOf(line);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no ids and keep their order.
        <li key={index}>
          <bdi>{`${line.quantity}×`}</bdi>
          <div>
            <bdi>{name}</bdi>
            {choices && <small>{choices}</small>}
            {line.note && <small>{line.note}</small>}
          </div>
          <bdi>{formatPrice(totalOf(line))}</bdi>
        </li>
      );
    })}
  </ul>
);
