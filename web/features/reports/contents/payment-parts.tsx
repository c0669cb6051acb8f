import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t, unrecordedText } from '#core/reports/report-tables.texts.ts';
import { formatShekels, toAgorot } from '#core/values/money.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { reasonOrNone } from '#web/lib/texts/reason-or-none.ts';
import { Price } from '#web/ui/content/price.tsx';
import { CashDifferenceMark } from '#web/ui/payment/cash-difference.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable } from '../tables/report-table.tsx';
import { reportTexts } from '../texts/report.texts.ts';
import { ReportPart } from './report-part.tsx';

type PaymentPartProps = { report: Report; source: ReportSource };

/** How money came in, and the drawer where it was counted. */
export const PaymentKindsPart = ({ report, source }: PaymentPartProps) => {
  const text = useText();
  const { paymentKinds, toGiveBack, cash } = report;
  if (paymentKinds.length === 0 && cash.shifts === 0) return null;
  return (
    <ReportPart
      of="paymentKinds"
      source={source}
      description={toGiveBack > 0 && text(reportTexts.toGiveBack, { amount: formatShekels(toGiveBack) })}
      table={
        <>
          <ReportTable
            caption={text(partTexts.paymentKinds)}
            rows={paymentKinds}
            columns={[
              {
                name: text(t.kind),
                cell: ({ kind }) => text(kind === null ? unrecordedText : paymentKindTexts[kind]),
              },
              { name: text(t.payments), isNumber: true, cell: ({ payments }) => payments },
              { name: text(t.amount), isNumber: true, cell: ({ amount }) => <Price shekels={amount} /> },
            ]}
          />
          {cash.shifts > 0 && <CountedCash cash={cash} shifts={report.shifts} />}
        </>
      }
    />
  );
};

const CountedCash = ({ cash, shifts }: { cash: Report['cash']; shifts: number }) => {
  const text = useText();
  const counted = formatShekels(cash.counted);
  const expected = formatShekels(cash.expected);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        {text(reportTexts.countedCash, { counted, expected })}
        {shifts > 1 && (
          <span className="block text-ink-2 text-sm">
            {text(reportTexts.countedShifts, { count: cash.shifts })}
          </span>
        )}
      </p>
      <CashDifferenceMark expected={toAgorot(cash.expected)} counted={toAgorot(cash.counted)} />
    </div>
  );
};

/** Payments that were taken back, with the reason and who did it. */
export const VoidedPaymentsPart = ({ report, source, timeZone }: PaymentPartProps & { timeZone: string }) => {
  const text = useText();
  const { locale } = useLocale();
  if (report.voidedPayments.length === 0) return null;
  return (
    <ReportPart
      of="voidedPayments"
      source={source}
      table={
        <ReportTable
          caption={text(partTexts.voidedPayments)}
          rows={report.voidedPayments}
          columns={[
            {
              name: text(t.what),
              cell: ({ kind, reason, by, at }) => (
                <>
                  {text(paymentKindTexts[kind])}: <bdi>{reasonOrNone(text, reason)}</bdi>
                  <bdi className="block text-ink-2 text-sm">
                    {[by, formatTime(new Date(at), locale, 'date-time', timeZone)]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                </>
              ),
            },
            { name: text(t.amount), isNumber: true, cell: ({ amount }) => <Price shekels={amount} /> },
          ]}
        />
      }
    />
  );
};
