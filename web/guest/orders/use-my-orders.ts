import { useCallback, useEffect, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { useFollowedOrders } from './followed-orders.ts';
import {
  ordersStorageKey,
  parseRememberedOrders,
  type RememberedOrder,
  withOrder,
  withRead,
} from './remembered-orders.ts';

/** The orders this browser sent to this restaurant. Known only after hydration: the server renders for everybody. */
export const useMyOrders = (owner: string) => {
  const key = ordersStorageKey(owner);
  const [orders, setOrders] = useState<readonly RememberedOrder[]>([]);
  const [sentHere, setSentHere] = useState<ReadonlyMap<string, GuestOrder>>(new Map());

  useEffect(() => {
    const read = () => setOrders(parseRememberedOrders(readStored(key)));
    const onOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    read();
    addEventListener('storage', onOtherTab);
    return () => removeEventListener('storage', onOtherTab);
  }, [key]);

  /** Always from what is stored: another tab may have sent an order meanwhile. */
  const change = useCallback(
    (how: (known: readonly RememberedOrder[]) => RememberedOrder[]) => {
      const next = how(parseRememberedOrders(readStored(key)));
      writeStored(key, next.length > 0 ? JSON.stringify(next) : null);
      setOrders(next);
    },
    [key],
  );
  const remember = useCallback(
    (sent: GuestOrder) => {
      setSentHere((known) => new Map(known).set(sent.trackingToken, sent));
      change((known) => withOrder(known, { token: sent.trackingToken, number: sent.displayOrderNumber }));
    },
    [change],
  );
  const forget = useCallback(
    (token: string) => change((known) => known.filter((order) => order.token !== token)),
    [change],
  );
  const markRead = useCallback(
    (tokens: readonly string[]) => change((known) => withRead(known, tokens)),
    [change],
  );
  return { orders: useFollowedOrders(orders, sentHere, forget), remember, forget, markRead };
};
