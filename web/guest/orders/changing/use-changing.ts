import { useEffect, useReducer, useRef, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { readStored } from '#web/lib/browser/browser-storage.ts';
import { type CartStore, changingKey } from '../../cart/cart-store.ts';
import type { Checkout, CheckoutStatus } from '../../cart/use-checkout.ts';
import {
  type ChangingOrder,
  endChanging,
  readChanging,
  storeChanging,
  toChanging,
} from './changing-order.ts';
import { type ChangeOutcome, sendChange } from './send-change.ts';

/** Like those of the checkout: this page's menu is out of date. */
const outdates = new Set<ChangeOutcome['kind']>(['price-changed', 'refused', 'paused']);

type ChangingInput = {
  owner: string;
  store: CartStore;
  /** The followed one, if it was read. */
  orderOf: (token: string) => GuestOrder | null;
  /** By what is stored: the list itself is empty at first. */
  isRemembered: (token: string) => boolean;
  refreshMenu: () => Promise<void>;
  onChanged: (order: GuestOrder) => void;
};

/** The order that the cart is a change of, if it is one, and sending it. */
export const useChanging = (input: ChangingInput) => {
  const { owner, store, orderOf, isRemembered, refreshMenu, onChanged } = input;
  const [, render] = useReducer((times: number) => times + 1, 0);
  const [status, setStatus] = useState<CheckoutStatus>('idle');
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const isSending = useRef(false);
  // What is stored is the truth, so that all tabs have one; the store says when to look again.
  useEffect(() => store.subscribe(render), [store]);
  const raw = readStored(changingKey(owner));
  const changing: ChangingOrder | null = raw === null ? null : readChanging(owner);
  const token = changing?.token;
  const followed = token === undefined ? null : orderOf(token);

  const end = () => {
    setOutcome(null);
    endChanging(owner, store);
  };
  // Of an evening that is over, or hidden, or something that nobody can read: the cart is the ordinary one again.
  const isOver =
    raw !== null && (!changing || !isRemembered(changing.token) || (followed?.shiftEnded ?? false));
  useEffect(() => {
    if (isOver) endChanging(owner, store);
  }, [isOver, owner, store]);

  const send = async () => {
    const cart = store.read();
    if (!changing || isSending.current || cart.length === 0) return;
    isSending.current = true;
    setStatus('sending');
    setOutcome(null);
    try {
      const next = await sendChange(changing, cart, () => setStatus('retrying'));
      if (next.kind === 'changed') {
        end();
        return onChanged(next.order);
      }
      // The next tap is about the order as it is now, of which the guest reads.
      if (next.kind === 'elsewhere') storeChanging(owner, toChanging(next.order));
      if (outdates.has(next.kind)) await refreshMenu().catch(() => {});
      setOutcome(next);
    } finally {
      isSending.current = false;
      setStatus('idle');
    }
  };

  const isTooLate =
    outcome?.kind === 'too-late' || (followed !== null && followed.status !== 'waitingApproval');
  const checkout: Checkout = {
    form: null,
    status,
    message:
      outcome && outcome.kind !== 'changed' && outcome.kind !== 'too-late' && outcome.kind !== 'elsewhere'
        ? outcome
        : null,
    isUnwatched: false,
    open: () => void send(),
    close: () => {},
    send,
    change: () => {},
  };
  return {
    changing,
    isTooLate,
    /** As it is now, when somebody else changed it meanwhile. */
    elsewhere: outcome?.kind === 'elsewhere' ? outcome.order : null,
    checkout,
    end,
  };
};
