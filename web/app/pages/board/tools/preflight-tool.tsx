import { useQuery } from '@tanstack/react-query';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import { isSilent } from '#web/features/alerts/alarm/alarm-control.tsx';
import { freshnessOf } from '#web/features/orders/board/state/freshness.ts';
import { openShiftQuery } from '#web/features/shifts/control/open-shift-query.ts';
import { PreflightDialog } from '#web/features/shifts/preflight/preflight-dialog.tsx';
import { call } from '#web/lib/api/call.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import type { BoardToolProps } from './board-tool.ts';

type PreflightToolProps = BoardToolProps & {
  /** Before the doors open: goes on to opening them, with what was found, or null when it was skipped. */
  onNext?: (found: PreflightFindings | null) => void;
};

/** The pre-flight with what this board knows of itself. */
export const PreflightTool = ({ account, board, alarm, onNext, onClose }: PreflightToolProps) => {
  const { data: shift } = useQuery(openShiftQuery(account._id));
  const store = async (results: PreflightFindings) => {
    if (shift)
      await call('PUT /services/:serviceId/preflight', {
        params: { serviceId: shift._id },
        body: { results },
      });
    onClose();
  };
  const { kind } = freshnessOf({ ...board, syncedAt: board.syncedAt(), now: useNow(1_000) });
  const isMuted = isSilent(alarm);
  const play = () => {
    if (isMuted) alarm.change({ volume: 1, isMuted: false });
    void alarm.trial(isMuted ? 1 : undefined);
  };
  return (
    <PreflightDialog
      facts={{
        sound: isMuted && alarm.sound === 'on' ? 'off' : alarm.sound,
        isScreenHeld: alarm.screen === 'idle' ? null : alarm.screen === 'held',
        isLive: kind === 'connecting' ? null : kind === 'live',
      }}
      isBefore={Boolean(onNext)}
      onFound={onNext ? async (found) => onNext(found) : store}
      onSkip={() => (onNext ? onNext(null) : onClose())}
      onPlay={play}
      onHeard={alarm.confirmHeard}
      onClose={onClose}
    />
  );
};
