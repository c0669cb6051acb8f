import { useQuery } from '@tanstack/react-query';
import { isSilent } from '#web/features/alerts/alarm/alarm-control.tsx';
import { freshnessOf } from '#web/features/orders/board/state/freshness.ts';
import { openShiftQuery } from '#web/features/shifts/control/open-shift-query.ts';
import { PreflightDialog } from '#web/features/shifts/preflight/preflight-dialog.tsx';
import { useNow } from '#web/lib/clock/use-now.ts';
import type { BoardToolProps } from './board-tool.ts';

/** The pre-flight with what this board knows of itself. */
export const PreflightTool = ({ account, board, alarm, onClose }: BoardToolProps) => {
  const { data: shift } = useQuery(openShiftQuery(account._id));
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
      shiftId={shift?._id ?? null}
      onPlay={play}
      onHeard={alarm.confirmHeard}
      onClose={onClose}
    />
  );
};
