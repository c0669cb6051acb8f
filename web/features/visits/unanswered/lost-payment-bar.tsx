import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { type KeptPayment, settlePayment } from './kept-payments.ts';
import { unansweredTexts as t } from './unanswered.texts.ts';
import { useBillWords, usePaymentWords } from './use-payment-words.ts';

/** At the foot of the board: the data was restored before it was known whether it was recorded. */
export const LostPaymentBar = ({ payment }: { payment: KeptPayment }) => {
  const text = useText();
  const [bill, what] = [useBillWords()(payment), usePaymentWords()(payment)];
  return (
    <AlertBar
      tone="bad"
      title={text(t.lost, { bill, what })}
      action={
        <Button variant="secondary" className="max-sm:px-3" onClick={() => settlePayment(payment)}>
          {text(t.lostSeen)}
        </Button>
      }
    >
      {text(t.lostMeaning)}
    </AlertBar>
  );
};
