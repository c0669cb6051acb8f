import type { PrintJob } from '#core/printing/jobs/job-shape.ts';

type Sentences = {
  readonly order: (number: number) => string;
  /** Of a table: of all its orders. */
  readonly bill: (number: number) => string;
  readonly test: () => string;
};

/** A sentence about a ticket by what it is of. */
export const ticketWords = ({ orderNumber, tableNumber }: PrintJob, { order, bill, test }: Sentences) => {
  if (orderNumber !== null) return order(orderNumber);
  return tableNumber === null ? test() : bill(tableNumber);
};
