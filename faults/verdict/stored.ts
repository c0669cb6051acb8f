import type { JobState } from '#core/printing/jobs/job-lifecycle.ts';

/** What the database holds of one restaurant when everything has stopped. Amounts are agorot. */
export type StoredOrder = {
  id: string;
  token: string;
  shiftId: string;
  number: number;
  total: number;
  /** The sum of its own lines. */
  linesTotal: number;
};
/** A print job, and the picture that its ticket is. */
export type StoredTicket = {
  id: string;
  orderId: string | null;
  printerId: string;
  state: JobState;
  isCopy: boolean;
  picture: string;
};
type StoredShift = { id: string; startedAt: Date; endedAt: Date | null };
type StoredDish = { id: string; description: string };

export type Stored = {
  orders: StoredOrder[];
  shifts: StoredShift[];
  dishes: StoredDish[];
  tickets: StoredTicket[];
};
