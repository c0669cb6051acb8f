import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PrinterChoice } from '../printer-choice.tsx';
import { orderPrintingTexts as t } from '../texts/order-printing.texts.ts';
import { printTexts } from '../texts/print-job.texts.ts';
import { usePrintCall } from '../use-print-call.ts';
import { PaperView } from './paper-view.tsx';

/** In the bill of a table: all its orders on one paper, on a printer or from the browser. */
export const VisitPrinting = ({ visitId }: { visitId: string }) => {
  const text = useText();
  const { data: printers = [] } = useQuery(printersQuery);
  const [isChoosing, setChoosing] = useState(false);
  const [isViewed, setViewed] = useState(false);
  const { send, isBusy } = usePrintCall();
  const hasPrinters = printers.length > 0;
  const print = ({ _id, name }: PrinterState) =>
    send({
      success: text(printTexts.sentTo, { printer: name }),
      onSent: () => setChoosing(false),
      send: (signal) =>
        call('POST /visits/:id/bill', { params: { id: visitId }, body: { printerId: _id }, signal }),
    });
  return (
    <div className="mt-5">
      <Button
        variant="secondary"
        size="small"
        icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
        aria-expanded={hasPrinters ? isChoosing : undefined}
        onClick={() => (hasPrinters ? setChoosing(!isChoosing) : setViewed(true))}
      >
        {text(t.bill)}
      </Button>
      {isChoosing && (
        <PrinterChoice isBusy={isBusy} onChoose={print}>
          <Button variant="ghost" disabled={isBusy} onClick={() => setViewed(true)}>
            {text(t.inBrowser)}
          </Button>
        </PrinterChoice>
      )}
      {isViewed && (
        <PaperView address={`/api/visits/${visitId}/bill?`} kind="bill" onClose={() => setViewed(false)} />
      )}
    </div>
  );
};
