import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { Price } from '#web/ui/content/price.tsx';

type Line = ManagedOrder['dishes'][number];

/** Every dish with all that the kitchen must know. Lines never change places, so their position names them. */
export const OrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="flex flex-col gap-3">
    {lines.map((line, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be identical in everything but their place
      <li key={position} className="flex gap-3">
        <bdi dir="ltr" className="min-w-8 shrink-0 font-semibold text-xl tabular-nums leading-snug">
          {line.quantity}×
        </bdi>
        <div className="min-w-0 flex-1">
          <DishName line={line} />
          <Choices line={line} />
        </div>
      </li>
    ))}
  </ul>
);

const DishName = ({ line }: { line: Line }) => {
  const text = useText();
  return (
    <p className="break-words font-medium text-xl leading-snug">
      <bdi>{line.dishId.name || text(t.unknownDish)}</bdi>
    </p>
  );
};

const Choices = ({ line }: { line: Line }) => {
  const text = useText();
  return (
    <>
      {line.size && (
        <p className="text-ink-2 text-lg">
          {text(t.size)}: <bdi>{line.size.name}</bdi>
          <Extra shekels={line.size.price} />
        </p>
      )}
      {line.customizations.map((choice) => (
        <p key={`${choice.groupName} ${choice.optionName}`} className="text-ink-2 text-lg">
          <bdi>{choice.groupName}</bdi>: <bdi>{choice.optionName}</bdi>
          <Extra shekels={choice.price} />
        </p>
      ))}
      {line.note && (
        <p className="mt-1 break-words rounded-lg bg-warn-soft px-2.5 py-1.5 font-medium text-lg text-warn">
          {text(t.note)}: <bdi>{line.note}</bdi>
        </p>
      )}
    </>
  );
};

const Extra = ({ shekels }: { shekels: number }) =>
  shekels > 0 && (
    <span className="ms-2 text-sm">
      <bdi dir="ltr" className="whitespace-nowrap">
        +<Price shekels={shekels} />
      </bdi>
    </span>
  );
