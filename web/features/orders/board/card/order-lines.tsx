import { Fragment, type ReactNode } from 'react';
import { listOptions, optionLabel } from '#core/orders/lines/listed-options.ts';
import { mentionsAllergy } from '#core/orders/lines/mentions-allergy.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { groupBy } from '#web/lib/outbox/group-by.ts';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { AlarmIcon, alarmStyle } from '../allergy/alarm-style.tsx';
import { LineContents } from './order-contents.tsx';

type Line = ManagedOrder['dishes'][number];

type OrderLinesProps = {
  lines: readonly Line[];
  /** On a card: the choices of a dish share lines, so that six orders fit without scrolling. */
  dense?: boolean;
  /** While it is made in several areas: the end of each line, where it is ticked. */
  tickOf?: (line: Line) => ReactNode;
};

/** Every dish with all that the kitchen must know. Lines never change places, so their index is the key. */
export const OrderLines = ({ lines, dense = false, tickOf }: OrderLinesProps) => (
  <ul className={classes('flex flex-col', dense ? 'gap-1.5 border-line border-t pt-1.5' : 'gap-3')}>
    {lines.map((line, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be identical in everything but their place
      <OrderLine key={position} line={line} dense={dense} isTicked={Boolean(tickOf && line.doneAt)}>
        {tickOf?.(line)}
      </OrderLine>
    ))}
  </ul>
);

type OrderLineProps = {
  line: Line;
  dense: boolean;
  isTicked: boolean;
  /** Its tick. */
  children: ReactNode;
};

const OrderLine = ({ line, dense, isTicked, children }: OrderLineProps) => (
  <li
    className={classes(
      'flex',
      isTicked && 'text-ink-2 line-through',
      // Its first row beside the middle of the tick; with large letters the tick is below.
      Boolean(children) && 'flex-wrap *:not-last:pt-2',
      dense ? 'gap-1.5 text-lg max-sm:text-base roomy:text-xl' : 'gap-3 text-xl',
    )}
  >
    <bdi
      dir="ltr"
      className={classes('shrink-0 font-semibold tabular-nums leading-snug', dense ? 'min-w-6' : 'min-w-8')}
    >
      {line.quantity}×
    </bdi>
    <div className={classes('flex-1', children ? 'min-w-24' : 'min-w-0')}>
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
    {children}
  </li>
);

const DishName = ({ line }: { line: Line }) => {
  const text = useText();
  return (
    <p className="break-words font-medium leading-snug">
      <Name>{line.dishId.name || text(t.unknownDish)}</Name>
    </p>
  );
};

const Choices = ({ line, dense }: { line: Line; dense: boolean }) => {
  const text = useText();
  const groups = groupBy(listOptions(line.customizations), ({ groupName }) => groupName);
  return (
    <>
      {line.size && (
        <Group dense={dense} name={text(t.size)}>
          <Name>{line.size.name}</Name>
          <Extra price={line.size.price} dense={dense} />
        </Group>
      )}
      {[...groups].map(([groupName, options]) => (
        <Group key={groupName} dense={dense} name={<Name>{groupName}</Name>}>
          {options.map((option, place) => (
            <Fragment key={option.optionName}>
              {place > 0 && ', '}
              <Name>{optionLabel(option)}</Name>
              <Extra price={option.price * option.times} dense={dense} />
            </Fragment>
          ))}
        </Group>
      ))}
    </>
  );
};

type GroupProps = { dense: boolean; name: ReactNode; children: ReactNode };

/** What was chosen stands out from what it was chosen among. */
const Group = ({ dense, name, children }: GroupProps) => (
  <p className={classes(dense && 'me-2.5 inline-block last:me-0')}>
    {name}: <span className="text-ink">{children}</span>
  </p>
);

const Extra = ({ price, dense }: { price: number; dense: boolean }) =>
  price > 0 && (
    <span className={classes('ms-1 text-ink-2', dense ? 'text-xs max-sm:hidden' : 'text-sm')}>
      <bdi dir="ltr" className="whitespace-nowrap">
        +<Price shekels={price} />
      </bdi>
    </span>
  );

const Note = ({ line, dense }: { line: Line; dense: boolean }) => {
  const text = useText();
  if (!line.note) return null;
  const isAlarm = line.isAllergyNote || mentionsAllergy(line.note);
  return (
    <p
      className={classes(
        'break-words rounded-lg font-medium',
        isAlarm ? alarmStyle : 'bg-warn-soft text-warn',
        dense ? 'px-1.5 py-0.5 text-base leading-tight' : 'mt-1 px-2.5 py-1.5 text-lg',
      )}
    >
      {isAlarm && <AlarmIcon />}
      {text(isAlarm ? t.allergy : t.note)}: <bdi>{line.note}</bdi>
    </p>
  );
};
