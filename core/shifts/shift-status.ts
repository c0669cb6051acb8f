export type ShiftStatus = 'active' | 'future' | 'completed';

type ShiftTimes = { startTime: string; endTime: string };

/** An open shift is sent with its end equal to its start. */
export const isOpenShift = ({ startTime, endTime }: ShiftTimes): boolean =>
  Date.parse(startTime) === Date.parse(endTime);

/** Told by the clock alone. */
export const shiftStatus = (shift: ShiftTimes, now: Date): ShiftStatus => {
  const [start, end, moment] = [Date.parse(shift.startTime), Date.parse(shift.endTime), now.getTime()];
  if (isOpenShift(shift) || (start <= moment && moment <= end)) return 'active';
  return moment < start ? 'future' : 'completed';
};
