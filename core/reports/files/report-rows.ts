import { localMoment } from '../../hours/local-moment.ts';
import type { Locale } from '../../i18n/locale.ts';
import { translatorFor } from '../../i18n/text.ts';
import { publicReason } from '../../orders/public-reason.ts';
import { paymentKindTexts } from '../../payments/payment-kind.texts.ts';
import { longestMinute } from '../report-of-totals.ts';
import type { Minutes, Report } from '../report-shape.ts';
import { refusalKindTexts, unrecordedText } from '../report-tables.texts.ts';
import type { ReportTable } from '../report-tables.ts';
import { type FileColumn, toColumns } from './file-columns.ts';
import { fileTitleTexts, fileValueTexts } from './report-file.texts.ts';
import type { Row, TableToWrite } from './table-to-write.ts';

type Contents = { columns: readonly FileColumn[]; rows: readonly Row[] };

const sales = [
  ['orders', 'count'],
  ['takings', 'money'],
] as const;
const portions = [
  ['portions', 'count'],
  ['takings', 'money'],
] as const;

const minutesOf = ({ byMinute }: Minutes): Contents => ({
  columns: [
    ['minutes', 'minutes'],
    ['orders', 'count'],
  ],
  // The last one stands for all longer ones.
  rows: byMinute.map(({ minute, orders }) => [minute < longestMinute ? minute : `${minute}+`, orders]),
});

const contentsOf = (
  report: Report,
  language: Locale,
  timeZone: string,
): Record<ReportTable, () => Contents> => {
  const text = translatorFor(language);
  const localTime = (moment: string): string => localMoment(timeZone, new Date(moment));
  return {
    days: () => ({
      columns: [['day', 'day'], ...sales],
      rows: report.days.map(({ day, orders, takings }) => [day, orders, takings]),
    }),
    hours: () => ({
      columns: [['hour', 'hour'], ...sales],
      rows: report.hours.map(({ hour, orders, takings }) => [hour, orders, takings]),
    }),
    sections: () => ({
      columns: [['section', 'text'], ...portions],
      rows: report.sections.map((row) => [row.name, row.portions, row.takings]),
    }),
    dishes: () => ({
      columns: [['dish', 'text'], ['section', 'text'], ...portions],
      rows: report.dishes.map((row) => [row.name, row.section, row.portions, row.takings]),
    }),
    sizes: () => ({
      columns: [['dish', 'text'], ['size', 'text'], ...portions],
      rows: report.sizes.map((row) => [row.dish, row.size, row.portions, row.takings]),
    }),
    options: () => ({
      columns: [
        ['group', 'text'],
        ['option', 'text'],
        ['chosen', 'count'],
        ['takings', 'money'],
      ],
      rows: report.options.map((row) => [row.group, row.option, row.portions, row.takings]),
    }),
    tables: () => ({
      columns: [['table', 'count'], ...sales],
      rows: report.tables.map(({ table, orders, takings }) => [
        table ?? text(fileValueTexts.noTable),
        orders,
        takings,
      ]),
    }),
    paymentKinds: () => ({
      columns: [
        ['kind', 'text'],
        ['payments', 'count'],
        ['amount', 'money'],
      ],
      rows: report.paymentKinds.map(({ kind, payments, amount }) => [
        text(kind ? paymentKindTexts[kind] : unrecordedText),
        payments,
        amount,
      ]),
    }),
    voidedPayments: () => ({
      columns: [
        ['day', 'day'],
        ['kind', 'text'],
        ['reason', 'text'],
        ['by', 'text'],
        ['at', 'moment'],
        ['amount', 'money'],
      ],
      rows: report.voidedPayments.map(({ day, kind, reason, by, at, amount }) => [
        day,
        text(paymentKindTexts[kind]),
        reason,
        by,
        localTime(at),
        amount,
      ]),
    }),
    toApprove: () => minutesOf(report.toApprove),
    toMake: () => minutesOf(report.toMake),
    refused: () => ({
      columns: [
        ['what', 'text'],
        ['reason', 'text'],
        ['by', 'text'],
        ['orders', 'count'],
        ['amount', 'money'],
      ],
      rows: report.refused.map(({ kind, reason, by, orders, amount }) => [
        text(refusalKindTexts[kind]),
        publicReason(text, reason),
        by,
        orders,
        amount,
      ]),
    }),
    corrections: () => ({
      columns: [
        ['day', 'day'],
        ['orderNumber', 'count'],
        ['what', 'text'],
        ['reason', 'text'],
        ['by', 'text'],
        ['at', 'moment'],
        ['amount', 'money'],
      ],
      rows: report.corrections.map(({ day, displayOrderNumber, kind, reason, by, at, amount }) => [
        day,
        displayOrderNumber,
        text(refusalKindTexts[kind]),
        publicReason(text, reason),
        by,
        localTime(at),
        amount,
      ]),
    }),
    soldOut: () => ({
      columns: [
        ['dish', 'text'],
        ['option', 'text'],
        ['from', 'moment'],
        ['until', 'moment'],
      ],
      rows: report.soldOut.map(({ dish, option, from, to }) => [
        dish,
        option,
        localTime(from),
        to && localTime(to),
      ]),
    }),
    looksOfDishes: () => ({
      columns: [
        ['dish', 'text'],
        ['opened', 'count'],
        ['inCart', 'count'],
        ['ordered', 'count'],
      ],
      rows: report.looks.dishes.map(({ name, opened, inCart, ordered }) => [name, opened, inCart, ordered]),
    }),
    looksOfTables: () => ({
      columns: [
        ['table', 'count'],
        ['scans', 'count'],
        ['lastScan', 'day'],
      ],
      rows: report.looks.tables.map(({ table, opened, lastDay }) => [table, opened, lastDay]),
    }),
  };
};

/** A table of a report for a file: each value in its own cell, and numbers that can be summed. */
export const reportRows = (
  report: Report,
  table: ReportTable,
  language: Locale,
  timeZone: string,
): TableToWrite => {
  const text = translatorFor(language);
  const { columns, rows } = contentsOf(report, language, timeZone)[table]();
  return {
    title: text(fileTitleTexts[table]),
    columns: toColumns(text, columns),
    rows,
  };
};
