import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { visitsTexts } from '../visits.texts.ts';
import type { KeptPayment } from './kept-payments.ts';

/** Whose bill it was for. */
export const useBillWords = () => {
  const text = useText();
  return ({ tableNumber, orderNumber }: KeptPayment): string =>
    tableNumber === null
      ? text(visitsTexts.ofOrder, { number: orderNumber })
      : text(visitsTexts.ofTable, { number: tableNumber });
};

export const usePaymentWords = () => {
  const text = useText();
  return ({ kind, amount }: KeptPayment): string =>
    text(visitsTexts.takeWith, { kind: text(paymentKindTexts[kind]), amount: formatPrice(amount) });
};
