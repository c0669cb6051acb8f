import { CloudOff } from 'lucide-react';
import { orderManagerTexts as t } from '#core/i18n/texts/order-manager.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { BoardOrder } from './board-state.ts';

/** What is special about an order: paid, rejected, not saved yet. */
export const OrderMarks = ({ order }: { order: BoardOrder }) => {
  const text = useText();
  return (
    <>
      {order.isPaid && (
        <Badge tone="ok" icon>
          {text(t.paid)}
        </Badge>
      )}
      {order.rejected && (
        <Badge tone="bad" icon>
          {text(t.rejected)}
        </Badge>
      )}
      {order.isNotSaved && (
        <Tooltip label={text(t.notSavedHint)}>
          <span>
            <Badge tone="warn" icon={<CloudOff aria-hidden="true" />}>
              {text(t.notSaved)}
            </Badge>
          </span>
        </Tooltip>
      )}
    </>
  );
};
