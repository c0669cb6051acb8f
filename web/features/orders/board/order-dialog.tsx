import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { canEdit, type Move, movesFrom } from '#core/orders/order-lifecycle.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { limits } from '#core/values/limits.ts';
import { toAgorot } from '#core/values/money.ts';
import { guestPhone } from '#core/values/phones.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder } from '#web/lib/money/statements.ts';
import { moveTexts, stageTexts, orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { OrderWord } from '#web/ui/content/order-word.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PaymentKindChoice } from '#web/ui/payment/payment-kind-choice.tsx';
import { NotSavedNote } from '../../outbox/lazy-not-saved.tsx';
import { AllergyQuestion, useAllergyQuestion } from './allergy/use-allergy-question.tsx';
import { useBoardAreas } from './areas/board-areas.ts';
import { MoveButton } from './card/move-buttons.tsx';
import { OrderContents } from './card/order-contents.tsx';
import { OrderLines } from './card/order-lines.tsx';
import { OrderMarks } from './card/order-marks.tsx';
import { UnprintedSlot } from './card/print-slots.tsx';
import type { AskMove } from './card/use-move-with-question.ts';
import { readyTimeTexts } from './ready-time/ready-time.texts.ts';
import { minutesLeft } from './ready-time/ready-time-left.ts';
import { useReadyTimeWords } from './ready-time/ready-time-mark.tsx';
import type { BoardOrder } from './state/board-state.ts';
import type { WithMove } from './state/order-moves.ts';

const ReadyTimeChoices = lazyPart(
  async () => (await import('./ready-time/ready-time-choices.tsx')).ReadyTimeChoices,
  <Skeleton className="h-32" />,
);
const PhoneRefusal = lazyPart(
  async () => (await import('./refused-phones/phone-refusal.tsx')).PhoneRefusal,
  <div className="h-9" />,
);
const MoveReadyTime = lazyPart(async () => (await import('./ready-time/move-ready-time.tsx')).MoveReadyTime);

type OrderDialogProps = {
  order: BoardOrder;
  onClose: () => void;
  /** Proposed minutes, while it waits. */
  proposed: number | null;
  onMove: AskMove;
  onReadyTime: (minutes: number) => void;
  onEdit: () => void;
  /** Unlike the other moves it asks for the password and a reason first. */
  onCancel: () => void;
  /** What it, or its table, has to pay. */
  bill?: ReactNode;
  /** Its tickets and its bill. */
  printing: ReactNode;
  /** The order's history so far. */
  trail: ReactNode;
};

/** All about one order, and every move it allows now. */
export const OrderDialog = ({
  order,
  proposed,
  onClose,
  onMove,
  onReadyTime,
  onEdit,
  onCancel,
  bill = null,
  printing,
  trail,
}: OrderDialogProps) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [paidWith, setPaidWith] = useState<PaymentKind | undefined>();
  const minutes = chosen ?? proposed;
  const now = useServerNow(10_000);
  const areas = useBoardAreas();
  const readyTimeWords = useReadyTimeWords();
  const moves = movesFrom(order);
  const [mainMove, ...otherMoves] = moves.filter((move) => move !== 'cancel');

  const question = useAllergyQuestion(order);
  const approveLabel = minutes ? text(readyTimeTexts.approveIn, { minutes }) : text(moveTexts.approve);

  const make = (move: Move, allergySeen?: true) => {
    if (move === 'approve' && question.isNeeded && !allergySeen) return question.open();
    const details: Partial<Record<Move, WithMove>> = {
      reject: { rejectionReason: reason.trim() },
      approve: { promisedMinutes: minutes ?? undefined, allergySeen },
      markPaid: { paymentKind: paidWith },
      confirmPaid: { paymentKind: paidWith },
    };
    const made = onMove(order._id, move, details[move]);
    // 'Paid' leaves the order where it is, so the dialog stays open for its other moves.
    if (made && move !== 'markPaid') onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={
        <span className="flex flex-wrap items-center gap-3">
          {text(t.order, { number: order.displayOrderNumber })}
          <OrderWord order={order} />
          <OrderMarks order={order} />
        </span>
      }
      footer={
        mainMove &&
        (question.isOpen ? (
          <AllergyQuestion
            order={order}
            approveLabel={approveLabel}
            onSeen={() => make('approve', true)}
            onBack={question.leave}
          />
        ) : (
          <>
            {/* The main step is where the eye ends: last in the row on wide screens, first on a phone. */}
            <div className="flex flex-wrap gap-3 max-sm:*:flex-1 sm:contents">
              {canEdit(order) && (
                <Button
                  size="large"
                  variant="secondary"
                  className="sm:me-auto"
                  icon={<Pencil aria-hidden="true" className="size-5" />}
                  onClick={onEdit}
                >
                  {text(t.edit)}
                </Button>
              )}
              {otherMoves.map((move) => (
                <MoveButton
                  key={move}
                  move={move}
                  size="large"
                  variant={move === 'reject' ? 'danger-soft' : 'secondary'}
                  onPress={() => make(move)}
                />
              ))}
            </div>
            <MoveButton
              move={mainMove}
              {...(mainMove === 'approve' && { label: approveLabel, takesFocus: question.takesFocus })}
              size="large"
              onPress={() => make(mainMove)}
            />
          </>
        ))
      }
    >
      {order.refused && (
        <NotSavedNote entries={order.refused.map(({ entry }) => entry)} order={order} className="mb-5" />
      )}
      <UnprintedSlot orderId={order._id} />
      <OrderContents order={order} className="mb-5" />
      {/* First: whoever opens an order wants to read all of it. */}
      <h3 className="sr-only">{text(t.dishes)}</h3>
      {areas && order.status === 'inProcess' ? (
        <areas.kit.DialogLines order={order} />
      ) : (
        <OrderLines lines={order.dishes} />
      )}
      <dl className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,50%-0.75rem)),1fr))] border-line border-t pt-5 gap-x-6 gap-y-3">
        <Fact label={text(t.customer)}>{order.customerName || '—'}</Fact>
        <Fact label={text(t.phone)}>
          {order.phone ? (
            <a href={`tel:${order.phone}`} dir="ltr" className="underline decoration-line underline-offset-4">
              {order.phone}
            </a>
          ) : (
            '—'
          )}
        </Fact>
        <Fact label={text(t.tableLabel)}>{order.tableNumber ?? text(t.takeAway)}</Fact>
        <Fact label={text(t.status)}>{text(stageTexts[order.status])}</Fact>
        {order.promisedAt && (
          <Fact label={text(readyTimeTexts.promised)}>
            <Time value={order.promisedAt} />
            {order.status === 'inProcess' && ` · ${readyTimeWords(minutesLeft(order.promisedAt, now))}`}
          </Fact>
        )}
        <Fact label={text(t.isPaid)}>{text(order.isPaid ? t.paid : t.notPaid)}</Fact>
        {order.rejected && order.rejectionReason && (
          <Fact label={text(order.cancelled ? t.cancelReason : t.rejectionReason)}>
            {publicReason(text, order.rejectionReason)}
          </Fact>
        )}
        <Fact label={text(order.status === 'waitingPayment' ? t.amountDue : t.total)}>
          <Price
            agorot={
              order.status === 'waitingPayment' ? statementOfOrder(order).owed : toAgorot(order.totalPrice)
            }
            className="font-semibold text-xl"
          />
        </Fact>
      </dl>
      {moves.some((move) => move === 'markPaid' || move === 'confirmPaid') && (
        <div className="mt-6 border-line border-t pt-5">
          <PaymentKindChoice value={paidWith ?? null} onChoose={setPaidWith} />
        </div>
      )}
      {bill}
      {moves.includes('approve') && (
        <div className="mt-6 border-line border-t pt-5">
          <ReadyTimeChoices
            label={text(readyTimeTexts.readyIn)}
            proposed={proposed}
            chosen={minutes}
            onChoose={setChosen}
          />
        </div>
      )}
      {order.status === 'inProcess' && <MoveReadyTime onMove={onReadyTime} />}
      {moves.includes('reject') && (
        <div className="mt-6 border-line border-t pt-5">
          <Field label={text(t.rejectionReason)} hint={text(t.rejectionReasonHint)} optional>
            <TextInput
              value={reason}
              maxLength={limits.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </div>
      )}
      {guestPhone.test(order.phone) && (
        <div className="mt-6 border-line border-t pt-5">
          <PhoneRefusal order={order} />
        </div>
      )}
      {printing}
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
        <div className="min-w-0 flex-1">{trail}</div>
        {moves.includes('cancel') && (
          <MoveButton move="cancel" size="small" variant="danger-soft" onPress={onCancel} />
        )}
      </div>
    </Dialog>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className="break-words font-medium">
      <bdi>{children}</bdi>
    </dd>
  </div>
);
