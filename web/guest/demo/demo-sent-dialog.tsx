import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useText } from '../language/guest-language.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { demoTexts } from './demo.texts.ts';

/** Stays until it is closed: the guest must read that nothing was sent. */
export const DemoSentDialog = ({ order, onClose }: { order: GuestOrder; onClose: () => void }) => {
  const t = useText();
  return (
    <GuestSheet label={t(demoTexts.sentTitle)} kind="sent-sheet" onClose={onClose}>
      <div className="sent" role="status">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 13l5 5L20 7" />
        </svg>
        <h2>{t(demoTexts.sentTitle)}</h2>
        <strong>
          <bdi>{`#${order.displayOrderNumber}`}</bdi>
        </strong>
        <p>{t(demoTexts.sent)}</p>
        <a href="/signup">{t(demoTexts.start)}</a>
      </div>
    </GuestSheet>
  );
};
