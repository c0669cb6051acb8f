import { useEffect, useRef, useState } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { emptyCart, requestedLine } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { answerWithin } from '#web/lib/api/answer-within.ts';
import { call } from '#web/lib/api/call.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';
import { readAvoids } from '../contents/avoids-store.ts';
import type { ScannedTable } from '../qr/scanned-table.ts';
import type { CartStore } from './cart-store.ts';
import { type CheckoutForm, isFilledIn, parseRememberedGuest } from './checkout-rules.ts';
import { type Attempt, attemptFor, parseAttempt } from './order-token.ts';
import { type Outside, type SendOutcome, sendOrder } from './send-order.ts';

/** An order that is not answered within this time is treated as lost and sent again, with the same token. */
const answerLimitMs = 12_000;

/** Shared by all restaurants: it is the guest who is remembered, not the order. */
const guestKey = 'guest';

export type CheckoutStatus = 'idle' | 'sending' | 'retrying';
export type CheckoutMessage = Exclude<SendOutcome, { kind: 'sent' }> | { kind: 'incomplete' };

/** The answers that mean that this page's menu is out of date. */
const outdates = new Set<SendOutcome['kind']>(['price-changed', 'refused', 'paused', 'code-replaced']);

type CheckoutInput = {
  owner: string;
  language: GuestLocale;
  store: CartStore;
  /** Where the guest is. */
  table: ScannedTable | null;
  onCodeRefused: () => void;
  refreshMenu: () => Promise<void>;
  /** Who answers; the demo passes one that only pretends. */
  restaurant?: Pick<Outside, 'checkShift' | 'postOrder'>;
  onSent: (order: GuestOrder) => void;
};

const realRestaurant: NonNullable<CheckoutInput['restaurant']> = {
  checkShift: (userId) =>
    answerWithin(answerLimitMs, (signal) =>
      call('GET /services/user/:userId/has-active', { params: { userId }, signal }),
    ),
  postOrder: (body) => answerWithin(answerLimitMs, (signal) => call('POST /orders', { body, signal })),
};

/** From the first tap on 'send order' to the restaurant's answer. */
export const useCheckout = ({
  owner,
  language,
  store,
  table,
  onCodeRefused,
  refreshMenu,
  restaurant = realRestaurant,
  onSent,
}: CheckoutInput) => {
  const [form, setForm] = useState<CheckoutForm | null>(null);
  const [status, setStatus] = useState<CheckoutStatus>('idle');
  const [message, setMessage] = useState<CheckoutMessage | null>(null);
  /** Nobody would notice an order right now; it may be sent all the same. */
  const [isUnwatched, setUnwatched] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const isSending = useRef(false);
  const attemptKey = `attempt:${owner}`;

  // Another tab has started, sent or finished an order with the same cart: that is this tab's attempt too.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === attemptKey) attempt.current = parseAttempt(event.newValue);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [attemptKey]);

  // Another code was scanned, or this one was issued anew: what was chosen for the old one holds no longer.
  const at = table?.number ?? null;
  useEffect(() => {
    setForm((current) => current && { ...current, table: at });
  }, [at]);

  const keepAttempt = (next: Attempt): Attempt => {
    attempt.current = next;
    writeStored(attemptKey, JSON.stringify(next));
    return next;
  };

  /**
   * The attempt belongs to the stored cart, so that tabs which send it at once make one order; the tab's own is used where
   * nothing can be stored. Prices are left out: the same dishes at a corrected price are still the same attempt.
   */
  const renewAttempt = (): Attempt => {
    const cart = JSON.stringify(store.read().map(requestedLine));
    const earlier = [parseAttempt(readStored(attemptKey)), attempt.current];
    return keepAttempt(attemptFor(cart, earlier, Date.now(), makeToken));
  };

  const open = () => {
    // An empty cart needs no message.
    if (store.read().length === 0) return;
    setMessage(null);
    renewAttempt();
    restaurant.checkShift(owner).then(
      ({ hasActiveService, isWatched }) => setUnwatched(hasActiveService && !isWatched),
      // Sending checks again, and reports a missing answer.
      () => {},
    );
    const known = parseRememberedGuest(readStored(guestKey));
    setForm((current) => current ?? { name: '', phone: '', ...known, table: at, remember: known !== null });
  };

  const close = () => {
    setForm(null);
    setUnwatched(false);
    setMessage(null);
  };

  const finish = (order: GuestOrder, { name, phone, remember }: CheckoutForm) => {
    writeStored(guestKey, remember ? JSON.stringify({ name: name.trim(), phone }) : null);
    writeStored(attemptKey, null);
    attempt.current = null;
    store.change(() => emptyCart);
    close();
    onSent(order);
  };

  const send = async () => {
    const cart = store.read();
    if (isSending.current || !form || cart.length === 0) return;
    if (!isFilledIn(form)) return setMessage({ kind: 'incomplete' });
    const sending = renewAttempt();
    isSending.current = true;
    setStatus('sending');
    setMessage(null);
    try {
      const outcome = await sendOrder(
        {
          owner,
          cart,
          form,
          tableCode: form.table === table?.number ? table?.code : null,
          avoids: readAvoids(),
          token: sending.token,
          language,
          isRepeat: sending.isSent,
        },
        {
          checkShift: restaurant.checkShift,
          postOrder: (body) => {
            // Unless the other tab has finished it: the next order must not reuse its token.
            if (attempt.current?.token === sending.token) keepAttempt({ ...sending, isSent: true });
            return restaurant.postOrder(body);
          },
          sleep,
          onRetry: () => setStatus('retrying'),
        },
      );
      if (outcome.kind === 'sent') return finish(outcome.order, form);
      // The menu of this cart is out of date: the changes show beside the message.
      if (outdates.has(outcome.kind)) await refreshMenu().catch(() => {});
      if (outcome.kind === 'code-replaced') {
        if (form.table === at) onCodeRefused();
        setForm((current) => current && { ...current, table: null });
      }
      setMessage(outcome);
    } finally {
      isSending.current = false;
      setStatus('idle');
    }
  };

  return {
    form,
    status,
    message,
    isUnwatched,
    open,
    close,
    send,
    change: (part: Partial<CheckoutForm>) => {
      // Withdrawn consent takes effect at once, not with the next order.
      if (part.remember === false) writeStored(guestKey, null);
      setForm((current) => current && { ...current, ...part });
      setMessage((current) => (current?.kind === 'incomplete' ? null : current));
    },
  };
};
export type Checkout = ReturnType<typeof useCheckout>;
