import { useEffect, useRef, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { retry } from '#core/retry/retry.ts';
import { answerWithin } from '#web/lib/api/answer-within.ts';
import { call } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';
import { type Resumed, resumedIn } from './order-again.ts';

const answerLimitMs = 8_000;
const retryDelaysMs = [1_000, 2_000];

type Resuming = Resumed & {
  readonly state: 'reading' | 'unread' | 'closed' | 'late';
  readonly number: string;
};

/**
 * The order that a link or a tap asks to change or to order again, read from the server. `onRead` puts it into the cart, or
 * says why that is not possible.
 */
export const useResumedOrder = (
  onRead: (resumed: Resumed, order: GuestOrder) => 'closed' | 'late' | null,
) => {
  const [current, setCurrent] = useState<Resuming | null>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const start = (resumed: Resumed) => {
    const { how, token } = resumed;
    setCurrent({ how, token, state: 'reading', number: '' });
    retry(
      () =>
        answerWithin(answerLimitMs, (signal) =>
          call('GET /orders/track/:token', { params: { token }, signal }),
        ),
      { delaysMs: retryDelaysMs, isTransient, sleep },
    ).then(
      (order) => {
        const state = latest.current(resumed, order);
        setCurrent(state && { how, token, state, number: `#${order.displayOrderNumber}` });
      },
      () => setCurrent({ how, token, state: 'unread', number: '' }),
    );
  };
  const follow = useRef(start);
  useEffect(() => {
    const onHash = () => {
      const resumed = resumedIn(location.hash);
      if (!resumed) return;
      // Once: a reload must not fill the cart a second time.
      history.replaceState(null, '', location.pathname + location.search);
      follow.current(resumed);
    };
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return { current, start, forget: () => setCurrent(null) };
};
export type ResumedOrder = ReturnType<typeof useResumedOrder>;
