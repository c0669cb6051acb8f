import { useCallback, useEffect, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored, writeStored } from '../kit/browser-storage.ts';
import { orderStorageKey, parseRememberedOrder, type RememberedOrder } from './remembered-order.ts';
import { useTrackedOrder } from './use-tracked-order.ts';

/** The order this browser sent last to this restaurant. Known only after hydration: the server renders for everybody. */
export const useMyOrder = (owner: string) => {
  const key = orderStorageKey(owner);
  const [remembered, setRemembered] = useState<RememberedOrder | null>(null);
  const { order, isGone, take } = useTrackedOrder(remembered?.token ?? null, null);

  useEffect(() => setRemembered(parseRememberedOrder(readStored(key))), [key]);

  const remember = useCallback(
    (sent: GuestOrder) => {
      const next = { token: sent.trackingToken, number: sent.displayOrderNumber };
      writeStored(key, JSON.stringify(next));
      setRemembered(next);
      take(sent);
    },
    [key, take],
  );
  const forget = useCallback(() => {
    writeStored(key, null);
    setRemembered(null);
  }, [key]);

  useEffect(() => {
    if (isGone) forget();
  }, [isGone, forget]);

  return { remembered, order, remember, forget };
};
