import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';

const kitchenId = 'c'.repeat(24);
export const barId = 'd'.repeat(24);

/** A printer for tests: the kitchen's, and all is well. */
export const buildPrinterState = (overrides: Partial<PrinterState> = {}): PrinterState => ({
  _id: kitchenId,
  name: 'Kitchen',
  kind: 'star',
  paper: 80,
  areas: null,
  status: 'ok',
  lastSeenAt: '2026-03-06T18:00:00.000Z',
  lastTicketAt: null,
  waiting: 0,
  ...overrides,
});

/** A print job for tests: of order 7, and the kitchen's printer has no paper. */
export const buildPrintJob = (overrides: Partial<PrintJob> = {}): PrintJob => ({
  _id: 'e'.repeat(24),
  orderId: '0123456789abcdef01234567',
  orderNumber: 7,
  tableNumber: 12,
  printerId: kitchenId,
  printerName: 'Kitchen',
  kind: 'order',
  state: 'failed',
  trouble: 'failed',
  problem: 'paper_out',
  isCopy: false,
  createdAt: '2026-03-06T18:00:00.000Z',
  takenAt: '2026-03-06T18:00:02.000Z',
  printedAt: null,
  ...overrides,
});
