import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import type { KeptPayment } from './kept-payments.ts';
import { unansweredTexts as t } from './unanswered.texts.ts';
import { useBillWords, usePaymentWords } from './use-payment-words.ts';

type PaymentQuestionBarProps = { payment: KeptPayment; onOpen: () => void };

/** At the foot of the board: leads to the bill, where the question is answered. */
export const PaymentQuestionBar = ({ payment, onOpen }: PaymentQuestionBarProps) => {
  const text = useText();
  const what = usePaymentWords()(payment);
  const bill = useBillWords()(payment);
  return (
    <AlertBar
      tone="warn"
      title={text(t.of, { bill, what })}
      action={
        <Button variant="secondary" className="max-sm:px-3" onClick={onOpen}>
          {text(t.toBill)}
        </Button>
      }
    />
  );
};
