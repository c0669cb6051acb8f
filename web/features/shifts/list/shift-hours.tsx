import type { Shift } from '#core/shifts/shift-shape.ts';
import { isOpenShift } from '#core/shifts/shift-status.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

export const ShiftHours = ({ shift }: { shift: Shift }) => {
  const text = useText();
  return (
    <p className="text-ink-2">
      <Time value={shift.startTime} /> –{' '}
      {isOpenShift(shift) ? text(t.stillOpen) : <Time value={shift.endTime} />}
    </p>
  );
};
