import { useQuery } from '@tanstack/react-query';
import { Printer, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PrinterChoice } from '../printer-choice.tsx';
import { orderPrintingTexts as t } from '../texts/order-printing.texts.ts';
import { printTexts } from '../texts/print-job.texts.ts';
import { usePrintCall } from '../use-print-call.ts';
import { OrderJobs } from './order-jobs.tsx';
import { type PaperKind, PaperView } from './paper-view.tsx';

/** In the order's dialog: what was printed of it, and its ticket or bill once more, on a printer or from the browser. */
export const OrderPrinting = ({ orderId }: { orderId: string }) => {
  const text = useText();
  const { data: printers = [] } = useQuery(printersQuery);
  const [wanted, setWanted] = useState<PaperKind | null>(null);
  const [viewed, setViewed] = useState<PaperKind | null>(null);
  const { send, isBusy } = usePrintCall();
  const hasPrinters = printers.length > 0;
  const want = (kind: PaperKind) => {
    // Nothing to choose from.
    if (!hasPrinters) setViewed(kind);
    else setWanted(wanted === kind ? null : kind);
  };
  const print = (kind: PaperKind, { _id, name }: PrinterState) =>
    send({
      success: text(printTexts.sentTo, { printer: name }),
      onSent: () => setWanted(null),
      send: (signal) =>
        call(kind === 'bill' ? 'POST /orders/:id/bill' : 'POST /orders/:id/print', {
          params: { id: orderId },
          body: { printerId: _id },
          signal,
        }),
    });
  const buttonOf = (kind: PaperKind, label: string, icon: ReactNode) => (
    <Button
      variant="secondary"
      size="small"
      icon={icon}
      aria-expanded={hasPrinters ? wanted === kind : undefined}
      onClick={() => want(kind)}
    >
      {label}
    </Button>
  );
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 className="sr-only">{text(t.title)}</h3>
      {hasPrinters && <OrderJobs orderId={orderId} />}
      <div className="flex flex-wrap gap-2">
        {buttonOf('order', text(t.ticket), <Printer aria-hidden="true" className="size-4.5" />)}
        {buttonOf('bill', text(t.bill), <ReceiptText aria-hidden="true" className="size-4.5" />)}
      </div>
      {wanted && (
        <>
          <PrinterChoice isBusy={isBusy} onChoose={(printer) => print(wanted, printer)}>
            <Button variant="ghost" disabled={isBusy} onClick={() => setViewed(wanted)}>
              {text(t.inBrowser)}
            </Button>
          </PrinterChoice>
          <p className="mt-2 text-ink-2 text-sm">{text(t.copyHint)}</p>
        </>
      )}
      {viewed && (
        <PaperView
          address={`/api/orders/${orderId}/ticket?kind=${viewed}&`}
          kind={viewed}
          onClose={() => setViewed(null)}
        />
      )}
    </section>
  );
};
