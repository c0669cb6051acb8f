import { cartLineTotal, cartTotal, setQuantity } from '#core/orders/cart/cart.ts';
import { choiceLabels } from '#core/orders/lines/listed-options.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { AllergyNote } from '#web/ui/content/allergy-note.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { staffOrderTexts as t } from './staff-order.texts.ts';
import type { useStaffOrder } from './use-staff-order.ts';

const pickup = 'pickup';

/** What was chosen, and for whom: all of it optional. */
export const DetailsStep = ({
  order,
  tables,
}: {
  order: ReturnType<typeof useStaffOrder>;
  tables: number;
}) => {
  const text = useText();
  const places = [
    { value: pickup, label: text(t.pickup) },
    ...Array.from({ length: tables }, (_, place) => ({
      value: String(place + 1),
      label: text(t.table, { number: place + 1 }),
    })),
  ];
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col divide-y divide-line">
        {order.cart.map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium leading-tight">
                <Name>{line.name}</Name>
              </p>
              <p className="break-words text-ink-2 text-sm">
                <bdi>
                  {[
                    ...choiceLabels(line.selectedSize, line.customizations),
                    line.isAllergyNote ? '' : line.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              </p>
              {line.isAllergyNote && <AllergyNote note={line.note} />}
            </div>
            <Price agorot={cartLineTotal(line)} className="text-ink-2" />
            <QuantityInput
              label={text(t.quantity, { dish: line.name })}
              value={line.quantity}
              min={0}
              max={limits.lineQuantity}
              onValueChange={(quantity) => order.setCart(setQuantity(order.cart, line.id, quantity))}
            />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-line border-t pt-3 font-semibold text-lg">
        {text(t.total)}
        <Price agorot={cartTotal(order.cart)} className="text-xl" />
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {tables > 0 && (
          <Field label={text(t.place)}>
            <Select
              options={places}
              value={order.table === null ? pickup : String(order.table)}
              onValueChange={(value) => order.setTable(value === pickup ? null : Number(value))}
            />
          </Field>
        )}
        <Field label={text(t.name)} optional>
          <TextInput
            value={order.name}
            maxLength={limits.personName}
            autoComplete="off"
            onChange={(event) => order.setName(event.target.value)}
          />
        </Field>
        <Field label={text(t.phone)} optional error={order.phoneProblem}>
          <TextInput
            type="tel"
            value={order.phone}
            maxLength={limits.phoneDigits}
            autoComplete="off"
            onChange={(event) => order.setPhone(event.target.value)}
          />
        </Field>
      </div>
    </div>
  );
};
