import { canTakeOrders } from '#core/accounts/plans.ts';
import { OwnerPage, type OwnerPageProps } from '#web/features/accounts/session/owner-page.tsx';
import { UnattendedOrders } from '#web/features/alerts/unattended/unattended-orders.tsx';

/** An owner's page besides the board: it also warns of unattended orders. */
export const OwnerScreen = (props: Pick<OwnerPageProps, 'actions' | 'children'>) => (
  <OwnerPage {...props} notice={({ plan }) => canTakeOrders(plan) && <UnattendedOrders />} />
);
