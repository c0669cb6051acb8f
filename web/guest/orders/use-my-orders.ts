import { useCallback, useEffect, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { useFollowedOrders } from './followed-orders.ts';
import {
  ordersStorageKey,
  parseRememberedOrders,
  pastStorageKey,
  type RememberedOrder,
  withOrder,
  withRead,
} from './remembered-orders.ts';

type Change = (how: (known: readonly RememberedOrder[]) => RememberedOrder[]) => void;

/** Known only after hydration: the server renders for everybody. */
const useStoredOrders = (key: string): readonly [readonly RememberedOrder[], Change] => {
  const [orders, setOrders] = useState<readonly RememberedOrder[]>([]);
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
  const change: Change = useCallback(
    (how) => {
      const next = how(parseRememberedOrders(readStored(key)));
      writeStored(key, next.length > 0 ? JSON.stringify(next) : null);
      setOrders(next);
    },
    [key],
  );
  return [orders, change];
};

const without = (token: string) => (known: readonly RememberedOrder[]) =>
  known.filter((order) => order.token !== token);

/** The orders this browser sent to this restaurant: those of this evening, which are followed, and those before it. */
export const useMyOrders = (owner: string) => {
  const [orders, change] = useStoredOrders(ordersStorageKey(owner));
  const [past, changePast] = useStoredOrders(pastStorageKey(owner));
  const [sentHere, setSentHere] = useState<ReadonlyMap<string, GuestOrder>>(new Map());

  const remember = useCallback(
    (sent: GuestOrder) => {
      setSentHere((known) => new Map(known).set(sent.trackingToken, sent));
      change((known) => withOrder(known, { token: sent.trackingToken, number: sent.displayOrderNumber }));
    },
    [change],
  );
  const forget = useCallback(
    (token: string) => {
      change(without(token));
      changePast(without(token));
    },
    [change, changePast],
  );
  const onOver = useCallback(
    (over: RememberedOrder, isGone: boolean) => {
      change(without(over.token));
      if (!isGone) changePast((known) => withOrder(known, { token: over.token, number: over.number }));
    },
    [change, changePast],
  );
  const markRead = useCallback(
    (tokens: readonly string[]) => change((known) => withRead(known, tokens)),
    [change],
  );
  return { orders: useFollowedOrders(orders, sentHere, onOver), past, remember, forget, markRead };
};
