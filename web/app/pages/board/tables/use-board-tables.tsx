import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { useOrderBoard } from '#web/features/orders/board/state/use-order-board.ts';
import type { BoardTables, TableLaneProps } from '#web/features/orders/board/tables/board-tables.ts';
import type { BillSubject } from '#web/features/visits/bill/use-bill.ts';
import { type KeptPayment, settlePayment } from '#web/features/visits/unanswered/kept-payments.ts';
import { visitsKey, visitsQuery } from '#web/features/visits/visit-queries.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { showError } from '#web/ui/feedback/messages.tsx';
import { boardTablesTexts as t } from './board-tables.texts.ts';

const BillDialog = lazyPart(
  async () => (await import('#web/features/visits/dialog/bill-dialog.tsx')).BillDialog,
);
/** As high as it will be: what stands below it in the dialog does not move when it comes. */
const OrderBill = lazyPart(
  async () => (await import('#web/features/visits/bill/order-bill.tsx')).OrderBill,
  <div className="mt-5 h-14" />,
);
const VisitPrinting = lazyPart(
  async () => (await import('#web/features/printing/order/visit-printing.tsx')).VisitPrinting,
  <div className="mt-5 h-9" />,
);
const lanes = lazyModule(() => import('#web/features/visits/lanes/table-lane.tsx'));

const storageKey = 'menta-board-by-table';
/** In a rush many orders come within a moment, and are read of once. */
const togetherMs = 300;

/** Reads bills again soon after something of them changed. */
export const useBillsRefresh = () => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: visitsKey });
    }, togetherMs);
  }, [client]);
};

/** Grouping by table: chosen on this device. */
const useGrouping = () => {
  const [isGrouped, setGrouped] = useState(() => readStored(storageKey) === 'yes');
  return {
    isGrouped,
    toggle: () => {
      setGrouped(!isGrouped);
      writeStored(storageKey, isGrouped ? null : 'yes');
    },
  };
};

/** Tables on the board: the stages by table, and the bill of each. */
export const useBoardTables = (account: Account, board: ReturnType<typeof useOrderBoard>) => {
  const text = useText();
  const client = useQueryClient();
  const { isGrouped, toggle } = useGrouping();
  const [subject, setSubject] = useState<BillSubject | null>(null);
  const kit = useSyncExternalStore(lanes.subscribe, lanes.read, () => null);
  useEffect(() => {
    if (isGrouped) void lanes.load();
  }, [isGrouped]);
  // Until its code has come the stages are lists: orders are never hidden.
  const Lane = useMemo(
    () =>
      isGrouped && kit
        ? (props: TableLaneProps) => (
            <kit.TableLane {...props} onOpenVisit={(visitId) => setSubject({ visitId })} />
          )
        : null,
    [isGrouped, kit],
  );

  const { orders, apply } = board;
  const live =
    subject && 'order' in subject
      ? { order: orders.find(({ _id }) => _id === subject.order._id) ?? subject.order }
      : subject;
  const tables: BoardTables = {
    Lane,
    billOf: (order, leave) => (
      <OrderBill
        order={order}
        onOpen={() => {
          leave();
          setSubject(order.visit ? { visitId: order.visit } : { order });
        }}
      />
    ),
    dialogOf: (openOrder) =>
      live && (
        <BillDialog
          subject={live}
          email={account.station ? null : account.email}
          onClose={() => setSubject(null)}
          onOpenOrder={(order) => {
            // A finished one may not have been read yet.
            apply(order);
            setSubject(null);
            openOrder(order._id);
          }}
          onOrders={(changed) => changed.forEach(apply)}
          onVisit={(visitId) => setSubject({ visitId })}
          printing={'visitId' in live && <VisitPrinting visitId={live.visitId} />}
        />
      ),
  };
  return {
    tables,
    isGrouped,
    toggle,
    /** Whether there is anything to group. */
    hasTables: isGrouped || orders.some(({ tableNumber }) => tableNumber !== null),
    openVisit: (visitId: string) => setSubject({ visitId }),
    /** The bill that its orders are on by now. */
    openPayment: (payment: KeptPayment) => {
      const { orderIds, visitId, orderNumber } = payment;
      const order = orders.find(({ _id }) => orderIds.includes(_id));
      const current = order?.visit ?? visitId;
      if (current) return setSubject({ visitId: current });
      if (order) return setSubject({ order });
      // Deleted, or finished long ago: nothing is left to be taken.
      settlePayment(payment);
      showError(text(t.orderGone, { number: orderNumber }), 'table');
    },
    /** What a table that calls has ordered. */
    openTable: async (tableNumber: number) => {
      const known = await client.fetchQuery({ ...visitsQuery, staleTime: 0 }).catch(() => null);
      const visit = known?.visits.findLast(
        (each) => each.tableNumber === tableNumber && each.closedAt === null,
      );
      if (visit) setSubject({ visitId: visit._id });
      else showError(text(known ? t.tableEmpty : t.noLine, { number: tableNumber }), 'table');
    },
  };
};
export type TablesOfBoard = ReturnType<typeof useBoardTables>;
