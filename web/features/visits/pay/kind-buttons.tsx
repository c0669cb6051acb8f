import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { type PaymentKind, paymentKinds } from '#core/payments/payment-kinds.ts';
import { type Agorot, formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { visitsTexts } from '../visits.texts.ts';
import { kindIcons } from './kind-icons.ts';
import { payTexts as t } from './pay.texts.ts';

type KindButtonsProps = {
  amount: Agorot;
  /** The kind with which this very amount is being taken. */
  busyKind: PaymentKind | null;
  isDisabled: boolean;
  isSmall?: boolean;
  onTake: (kind: PaymentKind) => void;
};

/** One tap takes the amount. */
export const KindButtons = ({ amount, busyKind, isDisabled, isSmall, onTake }: KindButtonsProps) => {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div
      role="group"
      aria-label={text(t.kinds, { amount: formatPrice(amount) })}
      className={classes(
        'grid gap-2',
        isSmall
          ? // Four beside each other, and two where there is no space for four.
            'grid-cols-[repeat(auto-fit,minmax(max(25%-0.5rem,min(50%-0.25rem,(18.5rem-100%)*999)),1fr))]'
          : 'max-sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,50%-0.25rem),1fr))] sm:grid-cols-4',
      )}
    >
      {paymentKinds.map((kind) => {
        const Icon = kindIcons[kind];
        const name = text(paymentKindTexts[kind]);
        return (
          <Button
            key={kind}
            variant={isSmall ? 'secondary' : 'primary'}
            size={isSmall ? 'medium' : 'large'}
            className={isSmall ? 'px-1 text-sm' : 'px-3'}
            loading={busyKind === kind}
            disabled={isDisabled && busyKind !== kind}
            aria-label={text(visitsTexts.takeWith, { kind: name, amount: formatPrice(amount) })}
            icon={<Icon aria-hidden="true" className={isSmall ? 'size-4 max-sm:hidden' : 'size-5'} />}
            // A key that is held down would go on to what is paid next.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => onTake(kind)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
};
