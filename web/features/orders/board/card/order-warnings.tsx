import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { allergensInOrder, type DishAllergens } from '#core/menus/dishes/allergens.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { allergenNames, allergensText } from '#web/lib/texts/allergens-text.ts';
import { warningTexts as t } from '#web/lib/texts/order-warnings.texts.ts';
import { classes } from '#web/ui/classes.ts';

type WarningProps = { tone: 'bad' | 'warn'; children: ReactNode };

const Warning = ({ tone, children }: WarningProps) => (
  <p
    className={classes(
      'flex items-start gap-1.5 rounded-lg px-2 py-1 font-semibold leading-tight',
      tone === 'bad' ? 'bg-bad-soft text-bad text-lg' : 'bg-warn-soft text-warn',
    )}
  >
    <TriangleAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);

type OrderWarningsProps = { order: ManagedOrder; meatMeetsDairy: boolean; className?: string };

/** Loud where a dish of the order contains what the guest must not eat; plain where the guest only mentioned it. */
export const OrderWarnings = ({ order, meatMeetsDairy, className }: OrderWarningsProps) => {
  const text = useText();
  const avoids = order.avoids ?? [];
  const found = allergensInOrder(
    order.dishes.flatMap(({ avoided }) => (avoided ? [...avoided.contains, ...avoided.mayContain] : [])),
  );
  const others = avoids.filter((allergen) => !found.includes(allergen));
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      {found.length > 0 && (
        <Warning tone="bad">{text(t.allergy, { list: allergenNames(text, found) })}</Warning>
      )}
      {others.length > 0 && (
        <Warning tone="warn">{text(t.mustNotEat, { list: allergenNames(text, others) })}</Warning>
      )}
      {meatMeetsDairy && <Warning tone="warn">{text(t.meatAndDairy)}</Warning>}
    </div>
  );
};

export const LineWarning = ({ avoided }: { avoided: DishAllergens }) => {
  const text = useText();
  return allergensText(text, avoided).map((sentence) => (
    <Warning key={sentence} tone="bad">
      {sentence}
    </Warning>
  ));
};
