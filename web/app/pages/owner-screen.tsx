import { canTakeOrders } from '#core/accounts/plans.ts';
import { OwnerPage, type OwnerPageProps } from '#web/features/accounts/session/owner-page.tsx';
import { UnattendedOrders } from '#web/features/alerts/unattended/unattended-orders.tsx';
import { UnprintedTickets } from '#web/features/alerts/unattended/unprinted-tickets.tsx';

/** An owner's page besides the board: it also warns of unattended orders, and of tickets that did not come out. */
export const OwnerScreen = (props: Pick<OwnerPageProps, 'actions' | 'children'>) => (
  <OwnerPage
    {...props}
    notice={({ plan }) =>
      canTakeOrders(plan) && (
        <div className="sticky top-0 z-20 mx-auto flex w-full max-w-7xl flex-col gap-2 px-4 pt-4 empty:hidden sm:px-6">
          <UnattendedOrders />
          <UnprintedTickets />
        </div>
      )
    }
  />
);
