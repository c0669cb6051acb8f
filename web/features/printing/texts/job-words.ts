import type { Translate } from '#core/i18n/text.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import type { SeenStatus } from '#core/printing/printer-state.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { printerStatusTexts } from '#web/lib/texts/printer-status.texts.ts';
import { problemTexts, printTexts as t, ticketKindTexts, troubleTexts } from './print-job.texts.ts';

/** Null while a printer prints. */
export const blockedWords = (text: Translate, status: SeenStatus): string | null =>
  status === 'ok' || status === 'paper_low' ? null : text(printerStatusTexts[status]);

/** 'Order 7', or 'Table 7' of a bill of all its orders; null of a test. */
export const subjectOf = (text: Translate, { orderNumber, tableNumber }: PrintJob): string | null => {
  if (orderNumber !== null) return text(t.order, { number: orderNumber });
  return tableNumber === null ? null : text(orderManagerTexts.table, { number: tableNumber });
};

const whyOf = (text: Translate, job: PrintJob, printers: readonly PrinterState[]): string | null => {
  if (job.printerId === null) return text(t.removed);
  if (job.problem) return text(problemTexts[job.problem]);
  const printer = printers.find(({ _id }) => _id === job.printerId);
  return printer ? blockedWords(text, printer.status) : null;
};

/** 'Ticket not printed: Kitchen · Out of paper'. What a printer says now stands in for a reason that nobody gave. */
export const troubleWords = (text: Translate, job: PrintJob, printers: readonly PrinterState[]): string => {
  const what = text(ticketKindTexts[job.kind]);
  const title = job.trouble ? text(troubleTexts[job.trouble], { what }) : what;
  const sentence = text(t.at, { title, printer: job.printerName });
  const why = whyOf(text, job, printers);
  return why ? `${sentence} · ${why}` : sentence;
};
