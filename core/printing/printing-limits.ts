/** Apart from the other limits, which travel to the guest's page. */
export const printingLimits = {
  printers: 30,
  agents: 10,
  copies: 5,
  host: 253,
} as const;

export const printingSeconds = {
  /** What a printer that fetches does unless it was told another interval. */
  poll: 5,
  pollMax: 120,
  /** From handing a ticket out until it counts as unconfirmed: a print takes up to 60 s. */
  lease: 90,
  /** From when a ticket that is still waiting counts as overdue. */
  overdue: 60,
} as const;

/** How long an agent's code can be used: longer than a station's, as Node may have to be installed first on another computer. */
export const agentCodeMinutes = 10;

/** How long tickets are kept. */
export const jobDays = 7;
