import { Fragment, type ReactNode } from 'react';
import { allergensInOrder, type DishAllergens } from '#core/menus/dishes/allergens.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { allergenNames, allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import { warningTexts as t } from '#web/lib/texts/order-warnings.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { AlarmIcon, alarmStyle } from '../allergy/alarm-style.tsx';

type WarningProps = { isAlarm?: boolean; children: ReactNode };

const Warning = ({ isAlarm = false, children }: WarningProps) => (
  <p
    className={classes(
      'break-words rounded-lg px-2 py-1 leading-tight',
      isAlarm ? `text-lg ${alarmStyle}` : 'bg-warn-soft font-semibold text-warn',
    )}
  >
    <AlarmIcon />
    {children}
  </p>
);

type OrderWarningsProps = { order: ManagedOrder; meatMeetsDairy: boolean; className?: string };

/** An alarm whether a dish contains what the guest must not eat, which its line repeats, or the guest only said so. */
export const OrderWarnings = ({ order, meatMeetsDairy, className }: OrderWarningsProps) => {
  const text = useText();
  const avoids = order.avoids ?? [];
  const found = allergensInOrder(
    order.dishes.flatMap(({ avoided }) => (avoided ? [...avoided.contains, ...avoided.mayContain] : [])),
  );
  const others = avoids.filter((allergen) => !found.includes(allergen));
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      {found.length > 0 && <Warning isAlarm>{text(t.allergy, { list: allergenNames(text, found) })}</Warning>}
      {others.length > 0 && (
        <Warning isAlarm>{text(t.allergyTo, { list: allergenNames(text, others) })}</Warning>
      )}
      {meatMeetsDairy && <Warning>{text(t.meatAndDairy)}</Warning>}
    </div>
  );
};

/** The alarm stands on the order; here is which dish it is about. */
export const LineWarning = ({ avoided }: { avoided: DishAllergens }) => {
  const text = useText();
  return (
    <p className="mt-0.5 w-fit break-words rounded-lg border-2 border-bad bg-bad-soft px-1.5 font-bold text-bad text-base leading-snug">
      <AlarmIcon />
      {allergensText(text, avoided).map((sentence, place) => (
        <Fragment key={sentence}>
          {place > 0 && ' · '}
          <span>{sentence}</span>
        </Fragment>
      ))}
    </p>
  );
};
