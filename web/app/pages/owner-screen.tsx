import { canTakeOrders } from '#core/accounts/plans.ts';
import { UnattendedOrders } from '#web/features/order-alarm/elsewhere/unattended-orders.tsx';
import { OwnerPage, type OwnerPageProps } from '#web/features/session/owner-page.tsx';

/** An owner's page besides the board: orders that nobody attends to are told here too. */
export const OwnerScreen = (props: Pick<OwnerPageProps, 'actions' | 'children'>) => (
  <OwnerPage {...props} notice={({ plan }) => canTakeOrders(plan) && <UnattendedOrders />} />
);
