/** The tables of a report, each of which can be had as a file; and the orders themselves. */
export const reportTables = [
  'days',
  'hours',
  'sections',
  'dishes',
  'sizes',
  'options',
  'tables',
  'paymentKinds',
  'voidedPayments',
  'toApprove',
  'toMake',
  'refused',
  'corrections',
  'soldOut',
  'looksOfDishes',
  'looksOfTables',
] as const;
export type ReportTable = (typeof reportTables)[number];
export type ExportedTable = ReportTable | 'orders';

export const tableFiles = ['csv', 'xlsx'] as const;
export type TableFile = (typeof tableFiles)[number];
