import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { trailActionTexts } from '#web/lib/texts/order-trail.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import type { UndoOffer } from './state/use-order-board.ts';

type UndoBarProps = { offer: UndoOffer; onUndo: (orderId: string) => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** For some seconds the last move can be undone, by tap or with Ctrl+Z. */
export const UndoBar = ({ offer, onUndo }: UndoBarProps) => {
  const text = useText();
  const orderId = offer.order._id;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the key's position: with a Hebrew layout the same key types another letter.
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      onUndo(orderId);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [orderId, onUndo]);
  return (
    <AlertBar
      tone="ok"
      title={`${text(t.order, { number: offer.order.displayOrderNumber })}: ${text(trailActionTexts[offer.move])}`}
      action={
        <Button
          variant="secondary"
          className="max-sm:px-3"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={() => onUndo(orderId)}
        >
          {text(t.undo)}
        </Button>
      }
    />
  );
};
