import { useSyncExternalStore } from 'react';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import {
  findLostPayment,
  findQuestionOfShift,
  type KeptPayment,
  watchKeptPayments,
} from './kept-payments.ts';

const LostBar = lazyPart(async () => (await import('./lost-payment-bar.tsx')).LostPaymentBar);
const QuestionBar = lazyPart(async () => (await import('./payment-question-bar.tsx')).PaymentQuestionBar);

type PaymentQuestionProps = {
  /** The open one: of an older one nothing can be taken any more. */
  shiftId: string | null;
  onOpen: (payment: KeptPayment) => void;
};

/** On the board: a payment of which nobody knows whether it was recorded. Nothing, and nothing loaded, while there is none. */
export const PaymentQuestion = ({ shiftId, onOpen }: PaymentQuestionProps) => {
  const payment = useSyncExternalStore(
    watchKeptPayments,
    () => (shiftId === null ? null : findQuestionOfShift(shiftId)),
    () => null,
  );
  const lost = useSyncExternalStore(watchKeptPayments, findLostPayment, () => null);
  return (
    <>
      {lost && <LostBar payment={lost} />}
      {payment && <QuestionBar payment={payment} onOpen={() => onOpen(payment)} />}
    </>
  );
};
