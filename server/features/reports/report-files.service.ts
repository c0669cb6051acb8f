import type { Readable } from 'node:stream';
import { localDay } from '#core/hours/local-day.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import { orderRows, orderTableHead } from '#core/reports/files/order-rows.ts';
import { reportRows } from '#core/reports/files/report-rows.ts';
import type { Row } from '#core/reports/files/table-to-write.ts';
import { momentsAround, type Span } from '#core/reports/spans.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { csvFile } from '#server/table-files/csv-file.ts';
import type { TableSource } from '#server/table-files/table-source.ts';
import { xlsxFile } from '#server/table-files/xlsx-file.ts';
import type { FileChoice } from './report-files.presenter.ts';
import {
  findWrittenShift,
  listShiftsBetween,
  listWrittenOrders,
  type WrittenShift,
} from './report-files.queries.ts';
import type { ReportsService } from './reports.service.ts';

type Needs = { db: Database; reports: Pick<ReportsService, 'ofShift' | 'ofSpan'> };
/** CSV is streamed; XLSX is written first. */
type TableFileContent = Readable | Buffer;
/** A file, and the days it covers. */
type ReportFile = Span & { file: TableFileContent };

export type ReportFilesService = ReturnType<typeof createReportFilesService>;

/** The number of orders in memory at once. */
const ordersAtATime = 200;

const dayOf = ({ timeZone, startedAt }: WrittenShift): string => localDay(timeZone, startedAt);

/** Small shifts are read together; a large or open one by itself. */
const batchesOf = (shifts: readonly WrittenShift[]): WrittenShift[][] => {
  const batches: WrittenShift[][] = [];
  let space = 0;
  for (const shift of shifts) {
    const batch = batches.at(-1);
    if (batch && !shift.isOpen && shift.lastOrderNumber <= space) batch.push(shift);
    else {
      batches.push([shift]);
      space = shift.isOpen ? 0 : ordersAtATime;
    }
    space -= shift.lastOrderNumber;
  }
  return batches;
};

const write = async (source: TableSource, { format }: FileChoice): Promise<TableFileContent> =>
  format === 'csv' ? csvFile(source) : xlsxFile(source);

export const createReportFilesService = ({ db, reports }: Needs) => {
  async function* readOrders(
    scope: OwnerScope,
    shifts: readonly WrittenShift[],
    language: Locale,
  ): AsyncGenerator<Row[]> {
    for (const batch of batchesOf(shifts)) {
      const shiftIds = batch.map(({ id }) => id);
      let last = 0;
      for (;;) {
        const page = await listWrittenOrders(db, scope, shiftIds, last, ordersAtATime);
        const byShift = Map.groupBy(page, ({ shiftId }) => shiftId);
        yield batch.flatMap((shift) => {
          const ofShift = { day: dayOf(shift), timeZone: shift.timeZone };
          const placed = byShift.get(shift.id) ?? [];
          return placed.flatMap((order) => orderRows({ ...order, ...ofShift }, language));
        });
        // Several shifts fit on one page.
        if (batch.length > 1 || page.length < ordersAtATime) break;
        last = page.at(-1)?.number ?? last;
      }
    }
  }

  const writeOrders = (scope: OwnerScope, shifts: readonly WrittenShift[], choice: FileChoice) => {
    const { language } = choice;
    const pages = readOrders(scope, shifts, language);
    return write({ ...orderTableHead(language), pages, language }, choice);
  };

  const writeReport = (
    { report, timeZone }: Pick<Awaited<ReturnType<ReportsService['ofSpan']>>, 'report' | 'timeZone'>,
    table: Exclude<FileChoice['table'], 'orders'>,
    choice: FileChoice,
  ) => {
    const { rows, ...head } = reportRows(report, table, choice.language, timeZone);
    return write({ ...head, pages: [rows], language: choice.language }, choice);
  };

  /** A shift belongs to the day on which it began, in its restaurant's time zone. */
  const listShiftsOf = async (scope: OwnerScope, span: Span): Promise<WrittenShift[]> => {
    const { from, to } = momentsAround(span);
    const shifts = await listShiftsBetween(db, scope, from, to);
    return shifts.filter((shift) => span.from <= dayOf(shift) && dayOf(shift) <= span.to);
  };

  return {
    ofShift: async (scope: OwnerScope, shiftId: string, choice: FileChoice): Promise<ReportFile> => {
      requireOrderingPlan(scope);
      const shift = await findWrittenShift(db, scope, shiftId);
      if (!shift) throw new Refusal('not_found');
      const day = dayOf(shift);
      const { table } = choice;
      const file =
        table === 'orders'
          ? await writeOrders(scope, [shift], choice)
          : await writeReport(await reports.ofShift(scope, shiftId), table, choice);
      return { from: day, to: day, file };
    },

    ofSpan: async (scope: OwnerScope, span: Span, choice: FileChoice): Promise<ReportFile> => {
      requireOrderingPlan(scope);
      const { table } = choice;
      if (table !== 'orders')
        return { ...span, file: await writeReport(await reports.ofSpan(scope, span), table, choice) };
      return { ...span, file: await writeOrders(scope, await listShiftsOf(scope, span), choice) };
    },
  };
};
