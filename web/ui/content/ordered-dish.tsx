import { choiceLabels } from '#core/orders/lines/listed-options.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { LineAvoided } from './avoided-notes.tsx';

type OrderedDishProps = {
  line: ManagedOrder['dishes'][number];
  /** Of a dish that no longer says how it is called. */
  unknownName: string;
};

/** A line of an order as it was: the dish, all that was chosen and noted, and what of it its guest must not eat. */
export const OrderedDish = ({ line, unknownName }: OrderedDishProps) => (
  <>
    <bdi>{line.dishId.name || unknownName}</bdi>
    {[...choiceLabels(line.size, line.customizations), line.note].filter(Boolean).map((part) => (
      <span key={part} className="text-ink-2">
        {' · '}
        <bdi>{part}</bdi>
      </span>
    ))}
    {line.avoided && <LineAvoided avoided={line.avoided} />}
  </>
);
