/** Apart from the other limits, which travel to the guest's page. */
export const staffLimits = {
  /** Who work in a restaurant. */
  people: 100,
  /** The devices that they share. */
  stations: 50,
} as const;
