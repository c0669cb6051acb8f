import { DoorClosed } from 'lucide-react';
import { openOf } from '#core/orders/statement.ts';
import { formatPrice, formatShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { StepFooter } from '../bill/step-footer.tsx';
import type { Bill } from '../bill/use-bill.ts';
import { visitStepTexts as t, visitsTexts } from '../visits.texts.ts';
import { useSending } from './use-sending.ts';

type CloseStepProps = { bill: Bill; visit: Visit; onClosed: () => void; onBack: () => void };

/** The guests have left. With something still to be paid it says so, and closes only when it is pressed in those words. */
export const CloseStep = ({ bill, visit, onClosed, onBack }: CloseStepProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { working, failure, send } = useSending();
  const open = openOf(bill);
  const explain = (error: unknown): string => {
    const owes = refusalDetails(error, 'POST /visits/:id/close', 'visit_owes');
    if (owes) return text(t.closeOwes, { amount: formatShekels(owes.owed) });
    if (isApiError(error, 'not_found')) return text(visitsTexts.gone);
    return sentence(error, t.closeFailed);
  };
  const close = () =>
    void send(async () => {
      await call('POST /visits/:id/close', {
        params: { id: visit._id },
        body: open > 0 ? { unpaid: true } : {},
      });
      return () => {
        onClosed();
        showSuccess(text(t.closed, { number: visit.tableNumber }));
      };
    }, explain);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{text(t.closeHint)}</p>
      {failure && <Alert>{failure}</Alert>}
      {open > 0 && (
        <Alert tone="warn" title={text(t.closeOwes, { amount: formatPrice(open) })}>
          {text(t.closeOwesHint)}
        </Alert>
      )}
      <StepFooter>
        <Button variant="secondary" disabled={working} onClick={onBack}>
          {text(visitsTexts.back)}
        </Button>
        <Button
          variant={open > 0 ? 'danger' : 'primary'}
          loading={working}
          icon={<DoorClosed aria-hidden="true" className="size-5" />}
          onClick={close}
        >
          {text(open > 0 ? t.closeUnpaid : visitsTexts.closeTable)}
        </Button>
      </StepFooter>
    </div>
  );
};
