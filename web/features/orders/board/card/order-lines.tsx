import type { ReactNode } from 'react';
import { listOptions, optionLabel } from '#core/orders/lines/listed-options.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import { LineContents } from './order-contents.tsx';

type Line = ManagedOrder['dishes'][number];

type OrderLinesProps = {
  lines: readonly Line[];
  /** On a card: the choices of a dish share a line, so that six orders fit without scrolling. */
  dense?: boolean;
};

/** Every dish with all that the kitchen must know. Lines never change places, so their index is the key. */
export const OrderLines = ({ lines, dense = false }: OrderLinesProps) => (
  <ul className={classes('flex flex-col', dense ? 'gap-1.5 border-line border-t pt-1.5' : 'gap-3')}>
    {lines.map((line, position) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be identical in everything but their place
        key={position}
        className={classes('flex', dense ? 'gap-1.5 text-lg roomy:text-xl' : 'gap-3 text-xl')}
      >
        <bdi
          dir="ltr"
          className={classes(
            'shrink-0 font-semibold tabular-nums leading-snug',
            dense ? 'min-w-6' : 'min-w-8',
          )}
        >
          {line.quantity}×
        </bdi>
        <div className="min-w-0 flex-1">
          <DishName line={line} />
          <div
            className={
              dense
                ? 'text-[0.9375rem] text-ink-2 leading-tight roomy:text-base roomy:leading-tight'
                : 'text-ink-2 text-lg'
            }
          >
            <Choices line={line} dense={dense} />
          </div>
          <LineContents line={line} />
          <Note line={line} dense={dense} />
        </div>
      </li>
    ))}
  </ul>
);

const DishName = ({ line }: { line: Line }) => {
  const text = useText();
  return (
    <p className="break-words font-medium leading-snug">
      <bdi>{line.dishId.name || text(t.unknownDish)}</bdi>
    </p>
  );
};

const Choices = ({ line, dense }: { line: Line; dense: boolean }) => {
  const text = useText();
  return (
    <>
      {line.size && (
        <Choice dense={dense} extra={line.size.price}>
          {text(t.size)}: <bdi>{line.size.name}</bdi>
        </Choice>
      )}
      {listOptions(line.customizations).map((choice) => (
        <Choice
          key={`${choice.groupName} ${choice.optionName}`}
          dense={dense}
          extra={choice.price * choice.times}
        >
          <bdi>{choice.groupName}</bdi>: <bdi>{optionLabel(choice)}</bdi>
        </Choice>
      ))}
    </>
  );
};

type ChoiceProps = { dense: boolean; extra: number; children: ReactNode };

const Choice = ({ dense, extra, children }: ChoiceProps) => (
  <p className={classes(dense && 'me-2.5 inline-block last:me-0')}>
    {children}
    {extra > 0 && (
      <span className={dense ? 'ms-1 text-xs' : 'ms-2 text-sm'}>
        <bdi dir="ltr" className="whitespace-nowrap">
          +<Price shekels={extra} />
        </bdi>
      </span>
    )}
  </p>
);

const Note = ({ line, dense }: { line: Line; dense: boolean }) => {
  const text = useText();
  if (!line.note) return null;
  return (
    <p
      className={classes(
        'break-words rounded-lg bg-warn-soft font-medium text-warn',
        dense ? 'px-1.5 py-0.5 text-base leading-tight' : 'mt-1 px-2.5 py-1.5 text-lg',
      )}
    >
      {text(t.note)}: <bdi>{line.note}</bdi>
    </p>
  );
};
