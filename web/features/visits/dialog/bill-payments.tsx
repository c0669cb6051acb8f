import { Undo2 } from 'lucide-react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { formatShekels } from '#core/values/money.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { kindIcons } from '../pay/kind-icons.ts';
import { voidTexts } from '../pay/pay.texts.ts';
import { visitsTexts as t } from '../visits.texts.ts';

type BillPaymentsProps = {
  payments: readonly Payment[];
  orders: readonly ManagedOrder[];
  onVoid: (payment: Payment, opener: string) => void;
};

/** What was paid so far, oldest first. What was voided stays, with the reason. */
export const BillPayments = ({ payments, orders, onVoid }: BillPaymentsProps) => {
  const text = useText();
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{text(t.payments)}</h3>
      {payments.length === 0 && <p className="mt-1 text-ink-2">{text(t.noPayments)}</p>}
      <ul className="mt-1 divide-y divide-line">
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} orders={orders} onVoid={onVoid} />
        ))}
      </ul>
    </section>
  );
};

type PaymentRowProps = { payment: Payment } & Omit<BillPaymentsProps, 'payments'>;

const PaymentRow = ({ payment, orders, onVoid }: PaymentRowProps) => {
  const text = useText();
  const Icon = kindIcons[payment.kind];
  const kind = text(paymentKindTexts[payment.kind]);
  const opener = `void ${payment._id}`;
  const numbers = payment.parts
    .map(({ orderId }) => orders.find(({ _id }) => _id === orderId)?.displayOrderNumber)
    .filter((number) => number !== undefined);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-28 flex-1 leading-tight">
        <p className="font-medium">
          {kind}
          {payment.payerName && (
            <>
              {' · '}
              <bdi className="break-words">{payment.payerName}</bdi>
            </>
          )}
        </p>
        <p className="text-ink-2 text-sm">
          <Time value={payment.takenAt} />
          {payment.takenBy && (
            <>
              {' · '}
              <bdi>{payment.takenBy}</bdi>
            </>
          )}
          {/* A bill of one order needs no number. */}
          {orders.length > 1 && numbers.length > 0 && numbers.length < orders.length && (
            <>
              {' · '}
              <bdi dir="ltr">{numbers.map((number) => `#${number}`).join(' ')}</bdi>
            </>
          )}
        </p>
        {payment.voided && <Voided voided={payment.voided} />}
      </div>
      <Price
        shekels={payment.amount}
        className={classes('font-semibold text-lg', payment.voided && 'text-ink-2 line-through')}
      />
      {!payment.voided && (
        <Button
          size="small"
          variant="ghost"
          className="ms-auto"
          data-opens={opener}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          aria-label={text(voidTexts.voidOf, { what: `${kind}, ${formatShekels(payment.amount)}` })}
          onClick={() => onVoid(payment, opener)}
        >
          {text(voidTexts.void)}
        </Button>
      )}
    </li>
  );
};

const Voided = ({ voided }: { voided: NonNullable<Payment['voided']> }) => {
  const text = useText();
  const { locale } = useLocale();
  const time = formatTime(new Date(voided.at), locale, 'time', useTimeZone());
  const { by: name, reason } = voided;
  return (
    <p className="break-words text-bad text-sm">
      {name ? text(voidTexts.voidedBy, { time, name, reason }) : text(voidTexts.voidedAt, { time, reason })}
    </p>
  );
};
