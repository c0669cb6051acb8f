/** In millimetres. */
export const paperWidths = [58, 80] as const;

export const printerKinds = ['star', 'epson', 'network', 'browser'] as const;
export type PrinterKind = (typeof printerKinds)[number];
/** As it is shown: `other` is one that only a newer version knows and serves. */
export const seenPrinterKinds = [...printerKinds, 'other'] as const;
export type SeenPrinterKind = (typeof seenPrinterKinds)[number];

/** Those that fetch their tickets over HTTP, by an address that holds a secret. */
const fetchingKinds = ['star', 'epson'] as const satisfies readonly PrinterKind[];
export type FetchingKind = (typeof fetchingKinds)[number];
export const isFetching = (kind: SeenPrinterKind): kind is FetchingKind =>
  fetchingKinds.some((each) => each === kind);

/** The path of a printer's own address. Printers append a query to it. */
export const printerPath = (kind: FetchingKind, secret: string): string => `/api/print/${kind}/${secret}`;

/** What a printer, or the agent beside it, says of itself. */
export const printerStatuses = ['ok', 'paper_low', 'paper_out', 'cover_open', 'jam', 'error'] as const;
export type PrinterStatus = (typeof printerStatuses)[number];

/** It prints nothing until somebody comes. */
export const isBlocked = (status: PrinterStatus): boolean => status !== 'ok' && status !== 'paper_low';

/** With what is seen from here: it is silent, or it never called. */
export const seenStatuses = [...printerStatuses, 'offline', 'new'] as const;
export type SeenStatus = (typeof seenStatuses)[number];

type Seen = {
  readonly status: PrinterStatus;
  readonly lastSeenAt: Date | null;
  readonly pollSeconds: number;
};

/** It may miss one call, and a little more. */
export const offlineAfterMs = (pollSeconds: number): number => (2 * pollSeconds + 5) * 1000;

/** From when on it is offline, unless it calls before. */
export const awayAfter = (lastSeenAt: Date, pollSeconds: number): Date =>
  new Date(lastSeenAt.getTime() + offlineAfterMs(pollSeconds) + 1);

export const seenStatus = ({ status, lastSeenAt, pollSeconds }: Seen, now: Date): SeenStatus => {
  if (!lastSeenAt) return 'new';
  return now >= awayAfter(lastSeenAt, pollSeconds) ? 'offline' : status;
};
