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

const choicesOf = (line: Line): string =>
  [line.size?.name, ...line.customizations.map((option) => option.optionName)].filter(Boolean).join(' · ');

export const GuestOrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="order-lines">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no ids and keep their order.
      <li key={index}>
        <bdi>{`${line.quantity}×`}</bdi>
        <div>
          {line.dishId.name}
          {choicesOf(line) && <small>{choicesOf(line)}</small>}
          {line.note && <small>{line.note}</small>}
        </div>
        <bdi>{formatPrice(totalOf(line))}</bdi>
      </li>
    ))}
  </ul>
);
