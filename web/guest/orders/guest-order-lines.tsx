import { choiceLabels } from '#core/orders/lines/listed-options.ts';
import { lineTotal } from '#core/orders/lines/order-pricing.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { formatPrice, toAgorot } from '#core/values/money.ts';
import { allergyNoteTexts } from '../cart/allergy-note.texts.ts';
import { useText } from '../language/guest-language.tsx';
import { ChoiceLabels } from '../ui/choice-labels.tsx';

type Line = GuestOrder['dishes'][number];

const totalOf = (line: Line) =>
  lineTotal(
    toAgorot(line.dishId.price + (line.size?.price ?? 0)),
    line.customizations.map((option) => ({ price: toAgorot(option.price) })),
    line.quantity,
  );

/** As the guest read it when ordering. */
const namesOf = ({ shown, dishId, size, customizations }: Line) =>
  shown
    ? {
        name: shown.name,
        labels: choiceLabels(shown.size === null ? null : { name: shown.size }, shown.customizations),
      }
    : { name: dishId.name, labels: choiceLabels(size, customizations) };

export const GuestOrderLines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useText();
  return (
    <ul className="order-lines">
      {lines.map((line, index) => {
        const { name, labels } = namesOf(line);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no ids and keep their order.
          <li key={index}>
            <bdi>{`${line.quantity}×`}</bdi>
            <div>
              <bdi>{name}</bdi>
              <ChoiceLabels labels={labels} />
              {line.note && (
                <small className={line.isAllergyNote && 'allergy'}>
                  {line.isAllergyNote ? t(allergyNoteTexts.note, { note: line.note }) : line.note}
                </small>
              )}
            </div>
            <bdi>{formatPrice(totalOf(line))}</bdi>
          </li>
        );
      })}
    </ul>
  );
};
