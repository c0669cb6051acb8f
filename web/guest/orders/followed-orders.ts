import { useEffect, useReducer, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { RememberedOrder } from './remembered-orders.ts';
import { createTrackedOrder } from './tracked-order.ts';

/** One of the guest's orders as the restaurant has it now; null until it has answered. */
export type FollowedOrder = RememberedOrder & { readonly order: GuestOrder | null };

/** Nothing more will be said of it, or it is gone altogether. */
type OnOver = (order: RememberedOrder, isGone: boolean) => void;

type Following = { readonly current: () => GuestOrder | null; readonly stop: () => void };

const follow = (
  remembered: RememberedOrder,
  sent: GuestOrder | null,
  onChange: () => void,
  onOver: OnOver,
): Following => {
  const { token, isRead } = remembered;
  const resource = createTrackedOrder(token, sent);
  const unsubscribe = resource.subscribe(() => {
    const { order, isGone } = resource.get();
    // Deleted by the restaurant, or of an evening whose last word was read on an earlier visit.
    if (isGone || (isRead && order?.shiftEnded)) onOver(remembered, isGone);
    else onChange();
  });
  const stop = resource.start();
  return {
    current: () => resource.getPublished().state.order,
    stop: () => {
      unsubscribe();
      stop();
    },
  };
};

/** Follows all of them at once, however many there are; the browser's few connections are shared out below. */
export const useFollowedOrders = (
  remembered: readonly RememberedOrder[],
  sent: ReadonlyMap<string, GuestOrder>,
  onOver: OnOver,
): readonly FollowedOrder[] => {
  const [following] = useState(() => new Map<string, Following>());
  const [, render] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    for (const order of remembered) {
      if (following.has(order.token)) continue;
      following.set(order.token, follow(order, sent.get(order.token) ?? null, render, onOver));
    }
    for (const [token, { stop }] of following) {
      if (remembered.some((order) => order.token === token)) continue;
      stop();
      following.delete(token);
    }
    render();
  }, [following, remembered, sent, onOver]);
  useEffect(
    () => () => {
      for (const { stop } of following.values()) stop();
      following.clear();
    },
    [following],
  );

  return remembered.map((order) => ({ ...order, order: following.get(order.token)?.current() ?? null }));
};
