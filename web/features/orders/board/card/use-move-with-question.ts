import { useCallback } from 'react';
import type { Move } from '#core/orders/order-lifecycle.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import type { WithMove } from '../state/order-moves.ts';

export type AskMove = (orderId: string, move: Move, details?: WithMove) => boolean;

/** 'Paid' is confirmed by the browser itself, whether it was pressed on a card or in the dialog. */
export const useMoveWithQuestion = (move: (...args: Parameters<AskMove>) => void): AskMove => {
  const text = useText();
  return useCallback(
    (orderId, wanted, details) => {
      if (wanted === 'markPaid' && !window.confirm(text(t.confirmPaidQuestion))) return false;
      move(orderId, wanted, details);
      return true;
    },
    [move, text],
  );
};
