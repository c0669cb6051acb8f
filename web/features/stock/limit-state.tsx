import type { StockLimitOut } from '#core/stock/stock.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { stockTexts as t } from './stock.texts.ts';

/** The stock of a dish or an option; nothing if it is unlimited. */
export const LimitState = ({ limit }: { limit: StockLimitOut | null }) => {
  const text = useText();
  switch (limit?.kind) {
    case 'off':
      return <Badge tone="bad">{text(t.isOff)}</Badge>;
    case 'untilNextShift':
      return <Badge tone="bad">{text(t.isOffUntilShift)}</Badge>;
    case 'untilTime':
      return (
        <Badge tone="bad">
          {text(t.isOffUntil)} <Time value={limit.endsAt ?? 0} />
        </Badge>
      );
    case 'counted':
      return limit.left === 0 ? (
        <Badge tone="bad">{text(t.isOff)}</Badge>
      ) : (
        <Badge tone="warn">{text(t.isLeft, { count: limit.left ?? 0 })}</Badge>
      );
    default:
      return null;
  }
};
