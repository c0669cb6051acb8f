import { type ReactNode, useState } from 'react';
import { shortStageTexts, stageTexts, orderManagerTexts as t } from '#core/i18n/texts/order-manager.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { type BoardOrder, ordersInStage } from './board-state.ts';
import { FinishedOrders } from './finished-orders.tsx';
import { OfflineWarning } from './live-mark.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { type BoardStage, boardStages, StagePanel, stageIcons } from './stage-panel.tsx';
import { useMoveWithQuestion } from './use-move-with-question.ts';
import type { useOrderBoard } from './use-order-board.ts';

type OrderBoardProps = {
  board: ReturnType<typeof useOrderBoard>;
  isOpen: boolean;
  /** Someone looks at an order. */
  onAttend: (orderId: string) => void;
  onEdit: (order: BoardOrder) => void;
  trailOf: (order: BoardOrder) => ReactNode;
};

/** The three stages with their counts, and the dialog of the order that was tapped. */
export const OrderBoard = ({ board, isOpen, onAttend, onEdit, trailOf }: OrderBoardProps) => {
  const text = useText();
  const [stage, setStage] = useState<BoardStage>('waitingApproval');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const move = useMoveWithQuestion(board.move);
  const opened = board.orders.find((order) => order._id === openedId);

  const open = (orderId: string) => {
    setOpenedId(orderId);
    onAttend(orderId);
  };
  const edit = (order: BoardOrder) => {
    setOpenedId(null);
    onEdit(order);
  };

  const showStage = (next: BoardStage) => {
    setStage(next);
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <Tabs
        label={text(t.stages)}
        value={stage}
        onValueChange={showStage}
        shareWidth
        tabs={boardStages.map((each) => ({
          value: each,
          label: <StageLabel stage={each} orders={board.orders} />,
          content: (
            <StagePanel
              stage={each}
              orders={ordersInStage(board.orders, each)}
              isLoaded={board.isLoaded}
              isOpen={isOpen}
              onOpen={open}
              onMove={move}
            />
          ),
        }))}
      />
      <FinishedOrders orders={ordersInStage(board.orders, 'done')} onOpen={open} />
      <OfflineWarning isUnreachable={board.isUnreachable} hasOrders={board.isLoaded} />
      {opened && (
        <OrderDialog
          key={opened._id}
          order={opened}
          onClose={() => setOpenedId(null)}
          onMove={move}
          onEdit={() => edit(opened)}
          trail={trailOf(opened)}
        />
      )}
    </>
  );
};

const StageLabel = ({ stage, orders }: { stage: BoardStage; orders: readonly BoardOrder[] }) => {
  const text = useText();
  const Icon = stageIcons[stage];
  const count = ordersInStage(orders, stage).length;
  return (
    <>
      <Icon aria-hidden="true" className="max-sm:hidden" />
      <span aria-hidden="true" className="sm:hidden">
        {text(shortStageTexts[stage])}
      </span>
      <span className="max-sm:sr-only">{text(stageTexts[stage])}</span>
      <span
        className={classes(
          'min-w-7 rounded-full px-2 py-0.5 text-center text-sm tabular-nums transition-colors',
          // Seen from the other stages: somebody waits for an answer.
          stage === 'waitingApproval' && count > 0 ? 'bg-bad text-bad-contrast' : 'bg-sunken text-ink',
        )}
      >
        {count}
      </span>
    </>
  );
};
