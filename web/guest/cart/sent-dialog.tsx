import { useEffect, useRef } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useText } from '../language/guest-language.tsx';
import { checkoutTexts, orderTexts } from '../texts/order.texts.ts';
import { GuestSheet } from '../ui/guest-sheet.tsx';

const visibleMs = 3_000;

type SentDialogProps = {
  order: GuestOrder;
  /** What was sent is a change of it. */
  isChange?: true | undefined;
  onClose: () => void;
};

export const SentDialog = ({ order, isChange, onClose }: SentDialogProps) => {
  const t = useText();
  const arrived = order.tableNumber === null ? checkoutTexts.received : checkoutTexts.receivedAtTable;
  const received = isChange ? checkoutTexts.changed : arrived;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // That it is held has to be read.
    if (order.held) return;
    const timer = setTimeout(() => close.current(), visibleMs);
    return () => clearTimeout(timer);
  }, [order.held]);

  return (
    <GuestSheet label={t(received)} kind="sent-sheet" onClose={onClose}>
      <div className="sent" role="status">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 13l5 5L20 7" />
        </svg>
        <h2>{t(received)}</h2>
        <p>{t(checkoutTexts.yourNumber)}</p>
        <strong>
          <bdi>{`#${order.displayOrderNumber}`}</bdi>
          {order.word && <bdi className="word">{order.word}</bdi>}
        </strong>
        {order.held && <p className="down">{t(orderTexts.heldHint)}</p>}
        <a href={`/order/${order.trackingToken}`}>{t(orderTexts.follow)}</a>
      </div>
    </GuestSheet>
  );
};
