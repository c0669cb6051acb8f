import { Radio, RefreshCw, WifiOff } from 'lucide-react';
import { useNow } from '#web/lib/clock/use-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { LineState } from '#web/lib/live/live-line.ts';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { freshnessOf } from './state/freshness.ts';

type LiveMarkProps = { line: LineState; syncedAt: () => number | null; isUnreachable: boolean };

/** Read once a second: every heartbeat refreshes it, and none is worth a render of the board. */
const useFreshness = ({ syncedAt, ...facts }: LiveMarkProps) =>
  freshnessOf({ ...facts, syncedAt: syncedAt(), now: useNow(1_000) });

/** A stale screen must never look like a quiet evening. */
export const LiveMark = (props: LiveMarkProps) => {
  const text = useText();
  const freshness = useFreshness(props);
  switch (freshness.kind) {
    case 'live':
      return (
        <Badge tone="ok" icon={<Radio aria-hidden="true" />}>
          {text(t.live)}
        </Badge>
      );
    case 'connecting':
      return (
        <Badge icon={<RefreshCw aria-hidden="true" className="animate-spin" />}>{text(t.connecting)}</Badge>
      );
    case 'behind':
      return (
        <Badge tone="warn" icon={<RefreshCw aria-hidden="true" />}>
          {text(t.behind, { count: freshness.seconds })}
        </Badge>
      );
    case 'offline':
      return (
        <Badge tone="bad" icon={<WifiOff aria-hidden="true" />}>
          {props.syncedAt() === null ? text(t.offline) : text(t.offlineSince, { count: freshness.seconds })}
        </Badge>
      );
  }
};

/** Explains what the mark means for the orders on the screen. */
export const OfflineWarning = ({
  isUnreachable,
  hasOrders,
  waitingCount,
}: {
  isUnreachable: boolean;
  hasOrders: boolean;
  /** How many presses wait for the line. */
  waitingCount: number;
}) => {
  const text = useText();
  const waiting = waitingCount > 0 ? text(t.waitingChanges, { count: waitingCount }) : undefined;
  if (!isUnreachable) return waiting && <AlertBar tone="warn" title={waiting} />;
  return (
    <AlertBar tone="warn" title={waiting ?? text(hasOrders ? t.offlineHint : t.loadFailed)}>
      {waiting && text(t.offlineHint)}
    </AlertBar>
  );
};
