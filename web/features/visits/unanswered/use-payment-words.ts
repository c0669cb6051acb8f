import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { visitsTexts } from '../visits.texts.ts';
import type { KeptPayment } from './kept-payments.ts';

export const usePaymentWords = () => {
  const text = useText();
  return ({ kind, amount }: KeptPayment): string =>
    text(visitsTexts.takeWith, { kind: text(paymentKindTexts[kind]), amount: formatPrice(amount) });
};
