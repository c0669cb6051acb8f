import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import { orderManagerTexts as t } from '#core/i18n/texts/order-manager.texts.ts';
import { unfinishedOrders } from '#web/features/order-board/board-state.ts';
import { LiveMark } from '#web/features/order-board/live-mark.tsx';
import { OrderBoard } from '#web/features/order-board/order-board.tsx';
import { useOrderBoard } from '#web/features/order-board/use-order-board.ts';
import { OwnerPage } from '#web/features/session/owner-page.tsx';
import { openShiftQuery } from '#web/features/shift-control/open-shift-query.ts';
import { ShiftControl } from '#web/features/shift-control/shift-control.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showError } from '#web/ui/messages.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const OrderManagerPage = () => (
  <OwnerPage>
    {(account) => (canTakeOrders(account.plan) ? <OrderManager account={account} /> : <NotOnThisPlan />)}
  </OwnerPage>
);

const useBackLink = () => ({ to: '/dashboard', label: useText()(t.back) });

const NotOnThisPlan = () => {
  const text = useText();
  return (
    <>
      <PageHeader title={text(t.title)} back={useBackLink()} />
      <EmptyState icon={<ChefHat />} title={text(t.planNeeded)}>
        {text(t.planNeededHint)}
      </EmptyState>
    </>
  );
};

const OrderManager = ({ account }: { account: Account }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const shiftQuery = openShiftQuery(account._id);
  const { data: shift } = useQuery(shiftQuery);
  const board = useOrderBoard({
    onShift: () => void client.invalidateQueries({ queryKey: shiftQuery.queryKey }),
    onMoveFailed: (order, error) =>
      showError(text(t.moveFailed, { number: order.displayOrderNumber, reason: sentence(error) })),
  });
  const { hasUnsavedMoves } = board;
  useBeforeUnload(
    useCallback(
      (event) => {
        if (hasUnsavedMoves) event.preventDefault();
      },
      [hasUnsavedMoves],
    ),
  );

  return (
    <>
      <PageHeader
        title={text(t.title)}
        description={text(t.subtitle)}
        back={useBackLink()}
        actions={
          <>
            {/* A row of its own on a phone: its length changes, and nothing may move because of it. */}
            <div className="max-sm:w-full">
              <LiveMark
                stream={board.stream}
                lastSyncedAt={board.lastSyncedAt}
                isUnreachable={board.isUnreachable}
              />
            </div>
            <ShiftControl
              account={account}
              unfinished={unfinishedOrders(board.orders)}
              onChanged={() => void board.refresh()}
            />
          </>
        }
      />
      <OrderBoard board={board} isOpen={Boolean(shift)} />
    </>
  );
};
