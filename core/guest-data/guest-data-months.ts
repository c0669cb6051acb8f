/** How long guests' names, phones and notes are stored, as the owner chooses. No choice means for ever. */
export const guestDataMonths = [1, 3, 6, 12, 24] as const;
export type GuestDataMonths = (typeof guestDataMonths)[number];
export const defaultGuestDataMonths: GuestDataMonths = 12;
