import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import { OwnerPage } from '#web/features/accounts/session/owner-page.tsx';
import { AlarmControl, AlarmMarks, isSilent } from '#web/features/alerts/alarm/alarm-control.tsx';
import { SoundCheck } from '#web/features/alerts/alarm/sound-check.tsx';
import { notify } from '#web/features/alerts/alarm/system-notification.ts';
import { useOrderAlarm } from '#web/features/alerts/alarm/use-order-alarm.ts';
import { useBoardCalls } from '#web/features/calls/board/use-board-calls.ts';
import { BoardAreasProvider } from '#web/features/orders/board/areas/board-areas.ts';
import { BoardHeader } from '#web/features/orders/board/board-header.tsx';
import { PrintMarksContext } from '#web/features/orders/board/card/print-slots.tsx';
import { LiveMark } from '#web/features/orders/board/live-mark.tsx';
import { OrderBoard } from '#web/features/orders/board/order-board.tsx';
import { unfinishedOrders } from '#web/features/orders/board/state/board-state.ts';
import { identityOf, useBoardOutbox } from '#web/features/orders/board/state/use-board-outbox.ts';
import { useOrderBoard } from '#web/features/orders/board/state/use-order-board.ts';
import { usePresence } from '#web/features/orders/board/state/use-presence.ts';
import { BoardTablesProvider } from '#web/features/orders/board/tables/board-tables.ts';
import { useAreasOfBoard } from '#web/features/orders/board/use-areas-of-board.ts';
import { useBoardView } from '#web/features/orders/board/use-board-view.ts';
import { ViewControl } from '#web/features/orders/board/view-control.tsx';
import type { EditResult } from '#web/features/orders/edit/use-order-edit.ts';
import { pauseSenders } from '#web/features/pauses/pause-senders.ts';
import { PausedNow } from '#web/features/pauses/paused-now.tsx';
import { openShiftQuery } from '#web/features/shifts/control/open-shift-query.ts';
import { ShiftBadge, ShiftControl } from '#web/features/shifts/control/shift-control.tsx';
import { stockSenders } from '#web/features/stock/stock-senders.ts';
import { PaymentQuestion } from '#web/features/visits/unanswered/payment-question.tsx';
import { requireRight } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { waitingLanes } from '#web/lib/outbox/outbox-state.ts';
import { OutboxContext } from '#web/lib/outbox/use-outbox.ts';
import { practiceQuery } from '#web/lib/query/evening-queries.ts';
import { troublesOfOpen, useBoardPrints } from '#web/lib/query/printing-queries.ts';
import { useBeforeUnload } from '#web/lib/router/use-before-unload.ts';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { boardRefreshes } from './board-refreshes.ts';
import { GroupControl } from './tables/group-control.tsx';
import { useBillsRefresh, useBoardTables } from './tables/use-board-tables.tsx';
import type { NamedTool } from './tools/board-tool.ts';
import { BoardTools } from './tools/board-tools.tsx';
import { pauseTool, staffOrderTool, stockTool } from './tools/daily-tools.ts';
import { ToolButton } from './tools/tool-button.tsx';
import { useToolsWithoutLine } from './tools/use-tools-without-line.ts';

const CancelOrderDialog = lazyPart(
  async () => (await import('#web/features/orders/cancel/cancel-order-dialog.tsx')).CancelOrderDialog,
);
const PreflightTool = lazyPart(async () => (await import('./tools/preflight-tool.tsx')).PreflightTool);
const EditOrderDialog = lazyPart(
  async () => (await import('#web/features/orders/edit/edit-order-dialog.tsx')).EditOrderDialog,
);

const PracticeBar = lazyPart(
  async () => (await import('#web/features/sandbox/practice/practice-bar.tsx')).PracticeBar,
);
/** As high as it will be: the board below does not move when it comes. */
const StationBar = lazyPart(
  async () => (await import('#web/features/staff/station/station-bar.tsx')).StationBar,
  <div className="h-12 shrink-0 border-line border-b bg-quiet" />,
);
const TriedBoard = lazyPart(async () => (await import('./tried-board.tsx')).TriedBoard);

const PrintBar = lazyPart(
  async () => (await import('#web/features/printing/troubles/print-bar.tsx')).PrintBar,
);
const OrderPrinting = lazyPart(
  async () => (await import('#web/features/printing/order/order-printing.tsx')).OrderPrinting,
);
const printMarks = {
  Printed: lazyPart(
    async () => (await import('#web/features/printing/troubles/print-marks.tsx')).PrintedMark,
  ),
  Unprinted: lazyPart(
    async () => (await import('#web/features/printing/troubles/print-marks.tsx')).UnprintedNote,
  ),
};

const OpeningBar = lazyPart(
  async () => (await import('#web/features/opening-hours/reminder/opening-bar.tsx')).OpeningBar,
);
const UndoBar = lazyPart(async () => (await import('#web/features/orders/board/undo-bar.tsx')).UndoBar);
/** At the end of an order's dialog. */
const OrderTrail = lazyPart(
  async () => (await import('#web/features/orders/trail/order-trail.tsx')).OrderTrail,
  <div className="h-9" />,
);

export const OrderManagerPage = () => (
  <OwnerPage fillsScreen isForStations>
    {(account) =>
      canTakeOrders(account.plan) ? (
        // Nothing of one account, and nothing that it pressed, stays for the next.
        <OrderManager key={identityOf(account)} account={account} />
      ) : (
        <NotOnThisPlan />
      )
    }
  </OwnerPage>
);

const NotOnThisPlan = () => {
  const text = useText();
  return (
    <>
      <BoardHeader />
      <main id="main" className="p-4">
        <EmptyState icon={<ChefHat />} title={text(t.planNeeded)}>
          {text(t.planNeededHint)}
        </EmptyState>
      </main>
    </>
  );
};

/** Opening the restaurant: a look at everything first, then the password. */
type Opening = 'preflight' | { found: PreflightFindings | null };

const OrderManager = ({ account }: { account: Account }) => {
  const client = useQueryClient();
  const { data: shift } = useQuery(openShiftQuery(account._id));
  const { data: practice } = useQuery(practiceQuery(account._id));
  const takesOrders = Boolean(shift ?? practice);
  const shiftId = shift?._id ?? practice?._id ?? null;
  const outbox = useBoardOutbox(account);
  useEffect(() => {
    outbox.serve({ ...stockSenders(client), ...pauseSenders(client) });
  }, [outbox, client]);
  const refreshBills = useBillsRefresh();
  const board = useOrderBoard(outbox, {
    ownerId: account._id,
    ...boardRefreshes(client, account._id, refreshBills),
  });
  const boardOutbox = useMemo(() => ({ outbox, shiftId }), [outbox, shiftId]);
  useToolsWithoutLine(board.isLoaded);
  const view = useBoardView();
  const [opening, setOpening] = useState<Opening | null>(null);
  const isPreflight = opening === 'preflight';
  const prints = useBoardPrints(board.isLoaded);
  const unprinted = useMemo(() => troublesOfOpen(prints, board.orders), [prints, board.orders]);
  const calls = useBoardCalls(outbox, board.isLoaded);
  const tables = useBoardTables(account, board);
  const areas = useAreasOfBoard(board.tick);
  const rung = areas ? areas.kit.concerning(areas, board.orders) : board.orders;
  // Before the doors open the screen is held awake as it will be after.
  const alarm = useOrderAlarm({
    ...board,
    orders: rung,
    isOpen: takesOrders || isPreflight,
    unprinted,
    calls: calls?.ringing,
  });
  usePresence(takesOrders, alarm.sound === 'on' && !isSilent(alarm));
  const tools = { account, board, alarm, tables, isOpen: takesOrders };
  // Here and not at its button, which moves when a tablet is turned: what was typed stays.
  const [tool, setTool] = useState<NamedTool | null>(null);
  const [edited, setEdited] = useState<ManagedOrder | null>(null);
  const finishEdit = (result: EditResult) => {
    setEdited(null);
    if (result.kind === 'saved') board.apply(result.order);
    else board.forget(result.orderId);
  };
  const [cancelling, setCancelling] = useState<ManagedOrder | null>(null);
  const finishCancel = (was: ManagedOrder, cancelled: ManagedOrder) => {
    setCancelling(null);
    board.applyCancelled(was, cancelled);
  };
  const undo = (orderId: string) => {
    board.undo(orderId);
    // It may wait once more; whoever took it back has just seen it.
    alarm.attend(orderId);
  };
  // On a station, editing or cancelling takes a PIN first, as it takes an owner's password.
  const email = account.station ? null : account.email;
  const whoMayChange = async (order: ManagedOrder, open: (order: ManagedOrder) => void) => {
    if (email !== null || (await requireRight('orderChanges'))) open(order);
  };
  useBeforeUnload(() => waitingLanes(outbox.get()).length > 0);

  return (
    <OutboxContext value={boardOutbox}>
      {account.station && <StationBar station={account.station} />}
      {practice && <PracticeBar ownerId={account._id} onEnded={() => void board.refresh()} />}
      <BoardHeader
        isStation={account.station !== null}
        marks={
          <>
            <ShiftBadge account={account} />
            <LiveMark line={board.line} syncedAt={board.syncedAt} isUnreachable={board.isUnreachable} />
          </>
        }
        controls={
          <>
            <GroupControl tables={tables} />
            <ViewControl view={view} />
            <AlarmControl alarm={alarm} />
            <BoardTools {...tools} />
            <ShiftControl
              account={account}
              unfinished={unfinishedOrders(board.orders)}
              onChanged={() => void board.refresh()}
              onStart={() => setOpening('preflight')}
              starting={isPreflight ? null : opening}
              onStartClosed={() => setOpening(null)}
            />
          </>
        }
      />
      {account.throwAwayAt && !practice && <TriedBoard {...tools} />}
      <PrintMarksContext value={prints && printMarks}>
        <BoardAreasProvider value={areas}>
          <BoardTablesProvider value={tables.tables}>
            <OrderBoard
              board={board}
              isOpen={takesOrders}
              onAttend={alarm.attend}
              onEdit={(order) => void whoMayChange(order, setEdited)}
              onCancel={(order) => void whoMayChange(order, setCancelling)}
              printingOf={({ _id }) => <OrderPrinting orderId={_id} />}
              trailOf={({ _id, revision }) => <OrderTrail orderId={_id} revision={revision} />}
              isSideBySide={view.isSideBySide}
              toolsOf={{
                waitingApproval: <ToolButton tool={staffOrderTool} onOpen={setTool} />,
                inProcess: (
                  <>
                    <ToolButton tool={stockTool} onOpen={setTool} />
                    <ToolButton tool={pauseTool} onOpen={setTool} />
                  </>
                ),
              }}
              undo={board.undoOffer && <UndoBar offer={board.undoOffer} onUndo={undo} />}
              calls={
                calls && (
                  <calls.CallStrip
                    calls={calls.calls}
                    onArrived={notify}
                    onOpenTable={(number) => void tables.openTable(number)}
                  />
                )
              }
              notices={
                <>
                  <PaymentQuestion shiftId={board.isLoaded ? shiftId : null} onOpen={tables.openPayment} />
                  {prints && <PrintBar troubles={unprinted} isOpen={takesOrders} />}
                  {shift && <PausedNow />}
                  {shift === null && practice === null && (
                    <OpeningBar onOpen={() => setOpening('preflight')} />
                  )}
                  {isSilent(alarm) && <AlarmMarks alarm={alarm} />}
                  {takesOrders && <SoundCheck alarm={alarm} />}
                  {/* What they say of the screen is known late, and would move the button that turns the sound on. */}
                  {!isSilent(alarm) && alarm.sound === 'on' && <AlarmMarks alarm={alarm} />}
                </>
              }
            />
          </BoardTablesProvider>
        </BoardAreasProvider>
      </PrintMarksContext>
      {tool && <tool.Screen {...tools} onClose={() => setTool(null)} />}
      {isPreflight && (
        <PreflightTool
          {...tools}
          onNext={(found) => setOpening({ found })}
          onClose={() => setOpening(null)}
        />
      )}
      {edited && (
        <EditOrderDialog
          order={edited}
          ownerId={account._id}
          email={email}
          onClose={() => setEdited(null)}
          onDeleting={alarm.expectDeletion}
          onDone={finishEdit}
        />
      )}
      {cancelling && (
        <CancelOrderDialog
          order={cancelling}
          email={email}
          onClose={() => setCancelling(null)}
          onDone={(cancelled) => finishCancel(cancelling, cancelled)}
        />
      )}
    </OutboxContext>
  );
};
