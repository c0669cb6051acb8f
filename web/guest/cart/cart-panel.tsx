import { type FormEvent, type ReactNode, useState } from 'react';
import { type Cart, type CartLine, cartTotal, setQuantity } from '#core/orders/cart/cart.ts';
import { restoreLine, setNote } from '#core/orders/cart/cart-edits.ts';
import type { CartChange } from '#core/orders/cart/cart-reconcile.ts';
import { formatPrice } from '#core/values/money.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { PauseNotice } from '../pauses/pause-notice.tsx';
import { type MetPause, sendAgainWords } from '../pauses/pause-words.ts';
import { menuTexts } from '../texts/menu.texts.ts';
import { cartTexts, checkoutTexts } from '../texts/order.texts.ts';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import type { CartStore } from './cart-store.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import type { Checkout } from './use-checkout.ts';

type CartPanelProps = {
  store: CartStore;
  cart: Cart;
  /** As the menu shows them now. */
  dishes: ReadonlyMap<string, GuestDish>;
  changes: readonly CartChange[];
  checkout: Checkout;
  /** Those that the guest may choose, and whether there are no others. */
  tables: readonly number[];
  namesAllTables?: boolean;
  /** Where the guest is. */
  table?: number | null;
  tableNews?: ReactNode;
  /** The restaurant's. */
  timeZone: string;
  isOpen: boolean;
  /** The pauses that keep this cart from being sent. */
  pause?: MetPause | null;
  /** Warnings about its dishes for this guest. */
  contents?: ReactNode;
  /** Set where it is a change of an order that was sent. */
  changing?: ChangingCart | null;
  /** Why the notices are there, where it is not the menu that changed. */
  noticesTitle?: string | undefined;
  /** How long it will take. */
  wait?: ReactNode;
  onClose: () => void;
};
/** A cart that is sent as a change: what it is called, what there is to say, whether it can still be sent. */
export type ChangingCart = { title: string; send: string; notice: ReactNode; isTooLate: boolean };

type Removed = { readonly line: CartLine; readonly index: number };

export const CartPanel = (props: CartPanelProps) => {
  const { store, cart, dishes, changes, checkout, timeZone, isOpen, pause, contents, wait, onClose } = props;
  const { tables, namesAllTables = true, table: scanned = null, tableNews } = props;
  const { changing, noticesTitle } = props;
  const t = useText();
  const { form, message, status } = checkout;
  const problem = message ?? (isOpen ? null : { kind: 'closed' as const });
  const isEmpty = cart.length === 0;
  const table = form ? form.table : scanned;
  const [removed, setRemoved] = useState<Removed | null>(null);

  const changeQuantity = (id: string, quantity: number) => {
    const index = cart.findIndex((line) => line.id === id);
    const line = cart[index];
    if (quantity < 1 && line) setRemoved({ line, index });
    store.change((current) => setQuantity(current, id, quantity));
  };
  const undo = ({ line, index }: Removed) => {
    store.change((current) => restoreLine(current, line, index));
    setRemoved(null);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pause) return;
    if (form) void checkout.send();
    else checkout.open();
  };
  const action = {
    idle:
      message?.kind === 'price-changed'
        ? checkoutTexts.confirm
        : form
          ? checkoutTexts.send
          : checkoutTexts.start,
    sending: checkoutTexts.sending,
    retrying: checkoutTexts.retrying,
  }[status];

  const title = changing?.title ?? t(menuTexts.cart);
  const isSendingChange = changing && status === 'idle' && message?.kind !== 'price-changed';

  return (
    <GuestSheet label={title} kind="cart-sheet" onClose={onClose}>
      <h2>{title}</h2>
      <form className="sheet-scroll" id="order" noValidate onSubmit={onSubmit}>
        {changing ? changing.notice : tableNews}
        <CartNotices changes={changes} timeZone={timeZone} title={noticesTitle} />
        {isEmpty ? (
          <div className="empty">
            <div className="pic none" />
            <strong role="alert">{t(checkoutTexts.empty)}</strong>
            <p>{t(cartTexts.emptyHint)}</p>
          </div>
        ) : (
          <CartLines
            cart={cart}
            dishes={dishes}
            onQuantity={changeQuantity}
            onNote={(id, ...noted) => store.change((current) => setNote(current, id, ...noted))}
          />
        )}
        {removed && (
          <div className="notice undo" role="status">
            {t(cartTexts.removed, { name: removed.line.name })}
            <button type="button" className="link" onClick={() => undo(removed)}>
              {t(cartTexts.undo)}
            </button>
          </div>
        )}
        {!isEmpty && contents}
        {form && !isEmpty && (
          <CheckoutForm
            form={form}
            tables={tables}
            namesAllTables={namesAllTables}
            showProblems={message?.kind === 'incomplete'}
            onChange={checkout.change}
          />
        )}
      </form>
      {!isEmpty && !changing?.isTooLate && (
        <div className="sheet-foot column">
          {/* One at a time, the weightiest: together they would cover the fields. */}
          {pause ? (
            <PauseNotice pauses={[pause]} timeZone={timeZone} />
          ) : problem ? (
            <CheckoutMessage message={problem} cart={cart} timeZone={timeZone} />
          ) : (
            form &&
            checkout.isUnwatched && (
              <p className="notice" role="status">
                {t(checkoutTexts.unwatched)}
              </p>
            )
          )}
          {isOpen && !pause && wait}
          <p className="sum">
            <span>{t(cartTexts.total)}</span>
            <bdi>{formatPrice(cartTotal(cart))}</bdi>
          </p>
          <button
            type="submit"
            form="order"
            className="big center"
            aria-busy={status !== 'idle'}
            disabled={status !== 'idle' || Boolean(pause)}
          >
            {pause ? sendAgainWords(t, pause, timeZone) : isSendingChange ? changing?.send : t(action)}
          </button>
          {!changing && (
            <small>{t(table === null ? checkoutTexts.payment : checkoutTexts.paymentAtTable)}</small>
          )}
        </div>
      )}
    </GuestSheet>
  );
};
