import { ReceiptText } from 'lucide-react';
import type { Printer } from '#core/printing/printer-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { printersTexts as t } from './printers.texts.ts';
import { useTestTicket } from './use-test-ticket.ts';

/** What became of the ticket stands below the row of buttons: the others stay where a finger expects them. */
export const TestButton = ({ printer }: { printer: Pick<Printer, '_id' | 'name' | 'lastTicketAt'> }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { state, error, send } = useTestTicket(printer);
  const said = () => {
    if (error) return sentence(error, t.testFailed);
    if (state === 'waiting') return text(t.testWaiting);
    return state === 'printed' ? text(t.testPrinted) : '';
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={text(t.testOf, { name: printer.name })}
        icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
        loading={state === 'sending'}
        onClick={send}
      >
        {text(t.test)}
      </Button>
      <span role="status" className={`order-last basis-full text-sm empty:hidden ${error ? 'text-bad' : ''}`}>
        {said()}
      </span>
    </>
  );
};
