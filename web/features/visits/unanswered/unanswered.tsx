import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { unansweredTexts as t } from './unanswered.texts.ts';

type UnansweredPayment = {
  working: unknown;
  /** In words, while nobody knows whether it was recorded. */
  unsettled: string | null;
  sendAgain: () => void;
  forget: () => Promise<void>;
};

/** A payment that was sent and not answered: nothing else is taken before somebody has said what became of it. */
export const Unanswered = ({ payment }: { payment: UnansweredPayment }) => {
  const text = useText();
  if (payment.unsettled === null) return null;
  return (
    <Alert
      tone="warn"
      title={text(t.title)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button loading={payment.working !== null} onClick={payment.sendAgain}>
            {text(t.sendAgain)}
          </Button>
          <Button
            variant="secondary"
            disabled={payment.working !== null}
            onClick={() => void payment.forget()}
          >
            {text(t.forget)}
          </Button>
        </div>
      }
    >
      {text(t.meaning, { what: payment.unsettled })}
    </Alert>
  );
};
