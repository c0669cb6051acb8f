import type { ReactNode } from 'react';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import type { Bill } from '../bill/use-bill.ts';
import { visitsTexts as t } from '../visits.texts.ts';

/** What it all comes to, what was paid, and, largest, what is still to be paid. */
export const BillSums = ({ bill }: { bill: Bill }) => {
  const text = useText();
  const isPaid = bill.total > 0 && bill.owed === 0 && bill.waiting === 0;
  return (
    <>
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-2 rounded-card bg-quiet px-4 py-3">
        <Sum label={text(t.total)}>
          <Price agorot={bill.total} />
        </Sum>
        <Sum label={text(t.paid)}>
          <Price agorot={bill.paid} />
        </Sum>
        <Sum label={text(t.owed)} isMain>
          <Price agorot={bill.owed} />
        </Sum>
        {isPaid && bill.toGiveBack === 0 && (
          <div className="ms-auto self-center">
            <dt className="sr-only">{text(t.payments)}</dt>
            <dd>
              <Badge tone="ok" icon>
                {text(t.allPaid)}
              </Badge>
            </dd>
          </div>
        )}
      </dl>
      {bill.waiting > 0 && (
        <p className="mt-2 text-ink-2 text-sm">{text(t.waiting, { amount: formatPrice(bill.waiting) })}</p>
      )}
      {bill.toGiveBack > 0 && (
        <Alert tone="warn" className="mt-3" title={`${text(t.giveBack)}: ${formatPrice(bill.toGiveBack)}`}>
          {text(t.giveBackHint, { amount: formatPrice(bill.toGiveBack) })}
        </Alert>
      )}
    </>
  );
};

const Sum = ({
  label,
  isMain = false,
  children,
}: {
  label: string;
  isMain?: boolean;
  children: ReactNode;
}) => (
  <div>
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className={classes('font-semibold tabular-nums', isMain ? 'text-3xl tracking-tight' : 'text-xl')}>
      {children}
    </dd>
  </div>
);
