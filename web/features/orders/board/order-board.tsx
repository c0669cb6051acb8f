import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBackCloses } from '#web/lib/back/use-back-closes.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shortStageTexts, stageTexts, orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
import { NotSavedBar } from '../../outbox/lazy-not-saved.tsx';
import { useBoardAreas } from './areas/board-areas.ts';
import { BoardFoot } from './board-foot.tsx';
import { useMoveWithQuestion } from './card/use-move-with-question.ts';
import { FinishedOrders } from './finished-orders.tsx';
import { OfflineWarning } from './live-mark.tsx';
import { createProposals, kitchenOrders } from './ready-time/kitchen-orders.ts';
import { StageColumns } from './stage-columns.tsx';
import { type BoardStage, boardStages, StagePanel, stageIcons } from './stage-panel.tsx';
import { type BoardOrder, ordersInStage } from './state/board-state.ts';
import type { useOrderBoard } from './state/use-order-board.ts';
import { useBoardTables } from './tables/board-tables.ts';

/** Here seconds after the board at the latest (`useToolsWithoutLine`): it must open without a line too. */
const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);

type OrderBoardProps = {
  board: ReturnType<typeof useOrderBoard>;
  isOpen: boolean;
  /** Somebody opened an order. */
  onAttend: (orderId: string) => void;
  onEdit: (order: BoardOrder) => void;
  onCancel: (order: BoardOrder) => void;
  trailOf: (order: BoardOrder) => ReactNode;
  printingOf: (order: BoardOrder) => ReactNode;
  isSideBySide: boolean;
  /** Daily work besides the orders, beside the stage that it belongs to. */
  toolsOf: Partial<Record<BoardStage, ReactNode>>;
  /** The last move, as long as it can be undone. */
  undo: ReactNode;
  /** Tables that call. */
  calls: ReactNode;
  /** Other messages, weightiest first. */
  notices: ReactNode;
};

/** The three stages with their counts, and the dialog of the order that was tapped. */
export const OrderBoard = ({
  board,
  isOpen,
  onAttend,
  onEdit,
  onCancel,
  trailOf,
  printingOf,
  isSideBySide,
  toolsOf,
  undo,
  calls,
  notices,
}: OrderBoardProps) => {
  const text = useText();
  const [stage, setStage] = useState<BoardStage>(boardStages[0]);
  useBackCloses(!isSideBySide && stage !== boardStages[0], () => setStage(boardStages[0]));
  const [openedId, setOpenedId] = useState<string | null>(null);
  const move = useMoveWithQuestion(board.move);
  const kitchen = useMemo(() => kitchenOrders(board.orders), [board.orders]);
  const isPhone = !useMinWidth('48rem');
  const opened = board.orders.find((order) => order._id === openedId);

  const attend = useRef(onAttend);
  useEffect(() => {
    attend.current = onAttend;
  });
  const open = useCallback((orderId: string) => {
    setOpenedId(orderId);
    attend.current(orderId);
  }, []);
  /** Another dialog takes over. */
  const handOver = (order: BoardOrder, to: (order: BoardOrder) => void) => {
    setOpenedId(null);
    to(order);
  };

  const tables = useBoardTables();
  const areas = useBoardAreas();
  const byArea = areas?.kit.splitByArea(areas, ordersInStage(board.orders, 'inProcess'));
  const countOf = (each: BoardStage) =>
    board.counts[each] - (each === 'inProcess' && byArea ? byArea.elsewhere.length : 0);
  const panelOf = (each: BoardStage) => (
    <StagePanel
      stage={each}
      {...(areas && byArea && each === 'inProcess'
        ? {
            orders: byArea.here,
            top: <areas.kit.AreaChoice />,
            end: <areas.kit.DoneHere orders={byArea.elsewhere} />,
          }
        : { orders: ordersInStage(board.orders, each) })}
      count={countOf(each)}
      kitchen={kitchen}
      isLoaded={board.isLoaded}
      isOpen={isOpen}
      onOpen={open}
      onMove={move}
    />
  );
  const finished = (
    <FinishedOrders
      orders={ordersInStage(board.orders, 'done')}
      count={board.counts.done}
      onMore={board.readFinished}
      onOpen={open}
    />
  );
  const labelOf = (each: BoardStage) => <StageLabel stage={each} count={countOf(each)} />;

  return (
    <>
      {/* With letters larger than usual it is as high as they need, and the page scrolls: the foot covers nothing. */}
      <main id="main" tabIndex={-1} className="flex min-h-[calc((1rem-16px)*40)] flex-1 flex-col">
        {isSideBySide ? (
          <StageColumns
            labelOf={labelOf}
            toolsOf={{ ...toolsOf, waitingPayment: finished }}
            panelOf={panelOf}
          />
        ) : (
          <Tabs
            label={text(t.stages)}
            value={stage}
            onValueChange={setStage}
            shareWidth
            fillsHeight
            end={
              <div className="flex max-w-full grow flex-wrap items-center justify-end gap-1.5 border-line border-b bg-card px-3 max-md:hidden">
                {boardStages.map((each) => (
                  <Fragment key={each}>{toolsOf[each]}</Fragment>
                ))}
                {!isPhone && finished}
              </div>
            }
            tabs={boardStages.map((each) => ({
              value: each,
              label: labelOf(each),
              content: (
                <>
                  {/* Its tab is the visible title. */}
                  <h2 className="sr-only">{text(stageTexts[each])}</h2>
                  {panelOf(each)}
                  {isPhone && finished}
                </>
              ),
            }))}
          />
        )}
      </main>
      <BoardFoot>
        {undo}
        {calls}
        {areas?.shown && <areas.kit.FilteredMark />}
        <NotSavedBar orders={board.orders} />
        <OfflineWarning
          isUnreachable={board.isUnreachable}
          hasOrders={board.isLoaded}
          waitingCount={board.waitingCount}
        />
        {notices}
      </BoardFoot>
      {opened && (
        <OrderDialog
          key={opened._id}
          order={opened}
          proposed={createProposals(kitchen, serverNow())(opened)}
          onReadyTime={(minutes) => board.moveReadyTime(opened._id, minutes)}
          onClose={() => setOpenedId(null)}
          onMove={move}
          onEdit={() => handOver(opened, onEdit)}
          onCancel={() => handOver(opened, onCancel)}
          bill={tables?.billOf(opened, () => setOpenedId(null))}
          printing={printingOf(opened)}
          trail={trailOf(opened)}
        />
      )}
      {tables?.dialogOf(open)}
    </>
  );
};

const StageLabel = ({ stage, count }: { stage: BoardStage; count: number }) => {
  const text = useText();
  const Icon = stageIcons[stage];
  return (
    <>
      <Icon aria-hidden="true" className="max-lg:hidden" />
      <span aria-hidden="true" className="lg:hidden">
        {text(shortStageTexts[stage])}
      </span>
      <span className="max-lg:sr-only">{text(stageTexts[stage])}</span>
      <span
        className={classes(
          'min-w-7 rounded-full px-2 py-0.5 text-center text-sm tabular-nums transition-colors',
          // Visible from the other stages: somebody waits for an answer.
          stage === 'waitingApproval' && count > 0 ? 'bg-bad text-bad-contrast' : 'bg-sunken text-ink',
        )}
      >
        {count}
      </span>
    </>
  );
};
