import { useCallback, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useLiveResource } from '#web/lib/live/use-live-resource.ts';
import { newerOf } from './order-stage.ts';
import { createTrackedOrder } from './tracked-order.ts';

/** The page has this order already: following it can wait until the pictures have loaded. */
const patienceMs = 1_000;

/** For a component that lives as long as its token. */
export const useTrackedOrder = (token: string, initial: GuestOrder | null) => {
  const [resource] = useState(() => createTrackedOrder(token, initial));
  const { state, status } = useLiveResource(resource, initial ? patienceMs : 0);
  /** The order came as the answer to something that the guest did. */
  const learn = useCallback(
    (order: GuestOrder) => resource.update((known) => ({ ...known, order: newerOf(known.order, order) })),
    [resource],
  );
  return { ...state, isDown: status.line === 'down', learn };
};
