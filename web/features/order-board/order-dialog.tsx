import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { orderEditTexts } from '#core/i18n/texts/order-edit.texts.ts';
import { stageTexts, orderManagerTexts as t } from '#core/i18n/texts/order-manager.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { canEdit, type Move, movesFrom } from '#core/orders/order-lifecycle.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { BoardOrder } from './board-state.ts';
import { MoveButton } from './move-buttons.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMarks } from './order-marks.tsx';
import type { AskMove } from './use-move-with-question.ts';

type OrderDialogProps = {
  order: BoardOrder;
  onClose: () => void;
  onMove: AskMove;
  onEdit: () => void;
  /** What happened to the order so far. */
  trail: ReactNode;
};

/** Everything about one order, and every move it offers now. */
export const OrderDialog = ({ order, onClose, onMove, onEdit, trail }: OrderDialogProps) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const moves = movesFrom(order);
  const [mainMove, ...otherMoves] = moves;

  const make = (move: Move) => {
    const made = onMove(order._id, move, move === 'reject' ? reason.trim() : undefined);
    // 'Paid' leaves the order where it is, so its other moves stay at hand.
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
          <OrderMarks order={order} />
        </span>
      }
      footer={
        mainMove && (
          <>
            {/* The main step stands where the eye ends: last in the row on wide screens, first on a phone. */}
            <div className="grid auto-cols-fr grid-flow-col gap-3 sm:contents">
              {canEdit(order) && (
                <Button
                  size="large"
                  variant="secondary"
                  className="sm:me-auto"
                  icon={<Pencil aria-hidden="true" className="size-5" />}
                  onClick={onEdit}
                >
                  {text(orderEditTexts.edit)}
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
            <MoveButton move={mainMove} size="large" onPress={() => make(mainMove)} />
          </>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact label={text(t.customer)}>{order.customerName}</Fact>
        <Fact label={text(t.phone)}>
          <a href={`tel:${order.phone}`} dir="ltr" className="underline decoration-line underline-offset-4">
            {order.phone}
          </a>
        </Fact>
        <Fact label={text(t.tableLabel)}>{order.tableNumber ?? text(t.takeAway)}</Fact>
        <Fact label={text(t.status)}>{text(stageTexts[order.status])}</Fact>
        <Fact label={text(t.isPaid)}>{text(order.isPaid ? t.paid : t.notPaid)}</Fact>
        {order.rejected && order.rejectionReason && (
          <Fact label={text(t.rejectionReason)}>{order.rejectionReason}</Fact>
        )}
        <Fact label={text(order.status === 'waitingPayment' ? t.amountDue : t.total)}>
          <Price shekels={order.totalPrice} className="font-semibold text-xl" />
        </Fact>
      </dl>
      <h3 className="mt-6 mb-3 border-line border-t pt-5 font-semibold">{text(t.dishes)}</h3>
      <OrderLines lines={order.dishes} />
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
      <div className="mt-6 border-line border-t pt-4">{trail}</div>
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
