import type { Shift } from '#core/shifts/shift-shape.ts';
import { toAgorot } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { cashTexts as t } from '#web/lib/texts/payment.texts.ts';
import { Price } from '#web/ui/content/price.tsx';
import { CashDifferenceMark } from '#web/ui/payment/cash-difference.tsx';

/** The drawer of a shift that is over: what should have been in it, and what was. Nothing where nobody counted. */
export const ShiftCash = ({ shift: { expectedCash, countedCash } }: { shift: Shift }) => {
  const text = useText();
  if (expectedCash === null || countedCash === null) return null;
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-ink-2">{text(t.cash)}</dt>
        <dd className="font-medium">
          <Price shekels={countedCash} />
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-ink-2">{text(t.expected)}</dt>
        <dd className="font-medium">
          <Price shekels={expectedCash} />
        </dd>
      </div>
      <div>
        <dt className="sr-only">{text(t.difference)}</dt>
        <dd>
          <CashDifferenceMark expected={toAgorot(expectedCash)} counted={toAgorot(countedCash)} />
        </dd>
      </div>
    </dl>
  );
};
