/** Apart from the other limits, which travel to the guest's page. */
export const logLimits = {
  months: 12,
  page: 20,
  /** Of one kind: a flood of refused log-ins pushes out none of another kind. */
  entriesPerKind: 300,
  /** Networks and devices listed per hour and kind; the others are counted together. */
  sendersPerHour: 20,
} as const;
