export type ShiftStatus = 'active' | 'future' | 'completed';

/** Told by the clock alone. An open shift is sent with its end equal to its start. */
export const shiftStatus = (shift: { startTime: string; endTime: string }, now: Date): ShiftStatus => {
  const [start, end, moment] = [Date.parse(shift.startTime), Date.parse(shift.endTime), now.getTime()];
  if (start === end || (start <= moment && moment <= end)) return 'active';
  return moment < start ? 'future' : 'completed';
};
