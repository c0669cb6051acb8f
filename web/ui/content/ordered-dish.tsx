import { choiceLabels } from '#core/orders/lines/listed-options.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { AllergyNote } from './allergy-note.tsx';
import { LineAvoided } from './avoided-notes.tsx';
import { Name } from './name.tsx';

type OrderedDishProps = {
  line: ManagedOrder['dishes'][number];
  /** For a dish whose name is no longer known. */
  unknownName: string;
};

/** A line of an order as it was: the dish, its choices and note, and what of it the guest must not eat. */
export const OrderedDish = ({ line, unknownName }: OrderedDishProps) => (
  <>
    <Name>{line.dishId.name || unknownName}</Name>
    {[...choiceLabels(line.size, line.customizations), line.isAllergyNote ? '' : line.note]
      .filter(Boolean)
      .map((part) => (
        <span key={part} className="text-ink-2">
          {' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    {line.isAllergyNote && <AllergyNote note={line.note} />}
    {line.avoided && <LineAvoided avoided={line.avoided} />}
  </>
);
