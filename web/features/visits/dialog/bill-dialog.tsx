import { ArrowRightLeft, DoorClosed, HandCoins } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { formatShekels } from '#core/values/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { requireRight } from '#web/lib/api/pin-asking.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FooterPlaceProvider, footerPlaceStyle, StepFooter } from '../bill/step-footer.tsx';
import { type Bill, type BillSubject, useBill } from '../bill/use-bill.ts';
import { CloseStep } from '../moves/close-step.tsx';
import { MoveStep } from '../moves/move-step.tsx';
import { payTexts, voidTexts } from '../pay/pay.texts.ts';
import { PayStep } from '../pay/pay-step.tsx';
import { usePayment } from '../pay/use-payment.ts';
import { useSplit } from '../pay/use-split.ts';
import { VoidStep } from '../pay/void-step.tsx';
import { Unanswered } from '../unanswered/unanswered.tsx';
import { visitsTexts as t, visitStepTexts } from '../visits.texts.ts';
import { BillOrders } from './bill-orders.tsx';
import { BillPayments } from './bill-payments.tsx';
import { BillSums } from './bill-sums.tsx';

type Step =
  | { kind: 'bill' }
  | { kind: 'pay' }
  | { kind: 'void'; payment: Payment }
  | { kind: 'moveOrder'; order: ManagedOrder }
  | { kind: 'moveVisit' }
  | { kind: 'close' };

type BillDialogProps = {
  subject: BillSubject;
  /** Null on a station, where a PIN replaces the password. */
  email: string | null;
  onClose: () => void;
  onOpenOrder: (order: ManagedOrder) => void;
  /** Copies of orders from answers. */
  onOrders: (orders: readonly ManagedOrder[]) => void;
  /** What was opened belongs to this visit now. */
  onVisit: (visitId: string) => void;
  /** The bill on paper. */
  printing?: ReactNode;
};

const focusable = 'input:not([hidden]):not([type=hidden]), textarea, button';

/** A step begins at its first control; back at the bill focus is where it came from, or at the next thing to do. */
const useStepFocus = (step: Step['kind'], opener: { current: string | null }, bill: Bill) => {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bill that has changed may have taken the focused button with it
  useEffect(() => {
    const { current } = body;
    const dialog = current?.closest<HTMLElement>('[role=dialog]');
    if (!current || !dialog) return;
    const { activeElement } = document;
    const isNew = last.current !== step;
    last.current = step;
    if (step !== 'bill') {
      if (isNew && !current.contains(activeElement)) current.querySelector<HTMLElement>(focusable)?.focus();
      return;
    }
    const isLost = activeElement === null || activeElement === document.body || activeElement === dialog;
    if (opener.current === null || !(isNew || isLost)) return;
    const back = dialog.querySelector<HTMLElement>(`[data-opens="${opener.current}"]`);
    const next = dialog.querySelector<HTMLElement>('[data-next-in-bill]');
    (back ?? next ?? current.querySelector<HTMLElement>(focusable))?.focus();
  }, [step, opener, bill]);
  return body;
};

/** What a table, or an order without one, has to pay: its orders, what was paid, and what one does about it. */
export const BillDialog = (props: BillDialogProps) => {
  const { subject, onClose } = props;
  const text = useText();
  const { bill, error, refetch } = useBill(subject);
  if (bill) return <OpenBill key={bill.key} {...props} bill={bill} isStale={error !== null} />;
  return (
    <Dialog open onOpenChange={onClose} size="medium" title={text(payTexts.bill)}>
      {isApiError(error, 'not_found') ? (
        <Alert tone="info">{text(t.gone)}</Alert>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <SkeletonRegion className="flex flex-col gap-3">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonRegion>
      )}
    </Dialog>
  );
};

const OpenBill = (props: BillDialogProps & { bill: Bill; isStale: boolean }) => {
  const { bill, isStale, email, onClose, onOpenOrder, onOrders, onVisit, printing } = props;
  const text = useText();
  const [step, setStep] = useState<Step>({ kind: 'bill' });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const opener = useRef<string | null>(null);
  const body = useStepFocus(step.kind, opener, bill);
  const split = useSplit(bill);
  const payment = usePayment(bill, {
    onOrders,
    // The next payer's share stays in view; otherwise the bill says what is left.
    onTaken: ({ isShare, isLast }) => (!isShare || isLast) && back(),
  });
  const { visit } = bill;
  // Another screen has taken the rest meanwhile: what is left to press would take nothing.
  const isPaidElsewhere = step.kind === 'pay' && bill.owed === 0 && payment.working === null;
  useEffect(() => {
    if (isPaidElsewhere) setStep({ kind: 'bill' });
  }, [isPaidElsewhere]);

  const goTo = (next: Step, from: string) => {
    opener.current = from;
    setStep(next);
  };
  const back = () => setStep({ kind: 'bill' });
  const close = () => payment.working === null && onClose();

  const startVoid = async (voided: Payment, from: string) => {
    // On a station the PIN comes first: what would be written is not lost to it.
    if (email !== null || (await requireRight('orderChanges'))) goTo({ kind: 'void', payment: voided }, from);
  };

  const contents = (): ReactNode => {
    switch (step.kind) {
      case 'pay':
        return <PayStep bill={bill} payment={payment} split={split} onBack={back} />;
      case 'void':
        return <VoidStep payment={step.payment} email={email} onOrders={onOrders} onBack={back} />;
      case 'moveOrder':
        return (
          <MoveStep
            moved={{ order: step.order }}
            onOrders={onOrders}
            onMoved={(visitId) => {
              // Of several the others stay, and with them the bill.
              if (bill.orders.length > 1) back();
              else if (visitId) onVisit(visitId);
              else onClose();
            }}
            onBack={back}
          />
        );
      case 'moveVisit':
        return (
          visit && (
            <MoveStep
              moved={{ visit }}
              onOrders={onOrders}
              onMoved={(visitId) => (visitId === null || visitId === visit._id ? back() : onVisit(visitId))}
              onBack={back}
            />
          )
        );
      case 'close':
        return visit && <CloseStep bill={bill} visit={visit} onClosed={onClose} onBack={back} />;
      case 'bill':
        return (
          <>
            {isStale && (
              <Alert tone="warn" className="mb-4">
                {text(t.noLine)}
              </Alert>
            )}
            <BillSums bill={bill} />
            {payment.failure && <Alert className="mt-4">{payment.failure}</Alert>}
            {payment.unsettled && (
              <div className="mt-4">
                <Unanswered payment={payment} />
              </div>
            )}
            <BillOrders
              orders={bill.orders}
              onOpen={onOpenOrder}
              onMove={(order, from) => goTo({ kind: 'moveOrder', order }, from)}
            />
            <BillPayments
              payments={bill.payments}
              orders={bill.orders}
              onVoid={(voided, from) => void startVoid(voided, from)}
            />
            {printing}
            <BillFooter bill={bill} goTo={goTo} />
          </>
        );
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="medium"
      closesOnOutsideClick={step.kind === 'bill'}
      title={<BillTitle bill={bill} step={step} />}
      description={step.kind === 'bill' && visit ? <VisitTimes visit={visit} /> : undefined}
      footer={<div ref={setPlace} className={footerPlaceStyle} />}
    >
      <FooterPlaceProvider value={place}>
        <div ref={body}>{contents()}</div>
      </FooterPlaceProvider>
    </Dialog>
  );
};

const BillTitle = ({ bill, step }: { bill: Bill; step: Step }) => {
  const text = useText();
  const { visit, orders } = bill;
  const what = visit
    ? text(t.ofTable, { number: visit.tableNumber })
    : text(t.ofOrder, { number: orders[0]?.displayOrderNumber ?? '' });
  switch (step.kind) {
    case 'bill':
      return what;
    case 'pay':
      return visit ? text(payTexts.titleOf, { what }) : what;
    case 'void':
      return text(voidTexts.title, { amount: formatShekels(step.payment.amount) });
    case 'moveOrder':
      return text(visitStepTexts.moveOrderTitle, { number: step.order.displayOrderNumber });
    case 'moveVisit':
      return text(visitStepTexts.moveVisitTitle, { number: visit?.tableNumber ?? '' });
    case 'close':
      return text(visitStepTexts.closeTitle, { number: visit?.tableNumber ?? '' });
  }
};

const VisitTimes = ({ visit }: { visit: NonNullable<Bill['visit']> }) => {
  const text = useText();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const at = (moment: string) => formatTime(new Date(moment), locale, 'time', zone);
  if (visit.closedAt === null) return text(t.since, { time: at(visit.openedAt) });
  const time = at(visit.closedAt);
  return visit.closedBy ? text(t.closedBy, { time, name: visit.closedBy }) : text(t.closedAt, { time });
};

type BillFooterProps = { bill: Bill; goTo: (step: Step, from: string) => void };

const BillFooter = ({ bill, goTo }: BillFooterProps) => {
  const text = useText();
  const isOpen = bill.visit !== null && bill.visit.closedAt === null;
  const owes = bill.owed > 0;
  if (!isOpen && !owes) return null;
  return (
    <StepFooter>
      {isOpen && (
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1 sm:me-auto">
          <Button
            variant="secondary"
            data-opens="moveVisit"
            icon={<ArrowRightLeft aria-hidden="true" className="size-5" />}
            onClick={() => goTo({ kind: 'moveVisit' }, 'moveVisit')}
          >
            {text(t.moveTable)}
          </Button>
          <Button
            variant={owes || bill.waiting > 0 ? 'secondary' : 'primary'}
            data-opens="close"
            {...(!owes && { 'data-next-in-bill': '' })}
            icon={<DoorClosed aria-hidden="true" className="size-5" />}
            onClick={() => goTo({ kind: 'close' }, 'close')}
          >
            {text(t.closeTable)}
          </Button>
        </div>
      )}
      {owes && (
        <Button
          size="large"
          data-opens="pay"
          data-next-in-bill=""
          icon={<HandCoins aria-hidden="true" className="size-5" />}
          onClick={() => goTo({ kind: 'pay' }, 'pay')}
        >
          {text(t.takeMoney)}
        </Button>
      )}
    </StepFooter>
  );
};
