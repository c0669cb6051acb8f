/** `09:00`: an hour of the day. */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
