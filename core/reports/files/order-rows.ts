import { localMoment } from '../../hours/local-moment.ts';
import type { Locale } from '../../i18n/locale.ts';
import { translatorFor } from '../../i18n/text.ts';
import type { ChosenOption } from '../../orders/lines/choices.ts';
import { listOptions, optionLabel } from '../../orders/lines/listed-options.ts';
import { lineTotal } from '../../orders/lines/order-pricing.ts';
import type { OrderStatus } from '../../orders/order-lifecycle.ts';
import { publicReason } from '../../orders/public-reason.ts';
import { type PaymentKind, paymentKinds } from '../../payments/payment-kinds.ts';
import { type Agorot, addAgorot, toShekels } from '../../values/money.ts';
import { rejectionKind } from '../refusal-kinds.ts';
import { refusalKindTexts } from '../report-tables.texts.ts';
import { type FileColumn, toColumns } from './file-columns.ts';
import { fileStatusTexts, fileTitleTexts, fileValueTexts } from './report-file.texts.ts';
import type { Row, TableToWrite } from './table-to-write.ts';

export type OrderToWrite = {
  /** The day its shift began, and the time zone of its restaurant. */
  readonly day: string;
  readonly timeZone: string;
  readonly number: number;
  readonly createdAt: Date;
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly rejected: boolean;
  readonly rejectionReason: string;
  readonly cancelled: boolean;
  readonly withdrawn: boolean;
  readonly tableNumber: number | null;
  /** Empty, like the phone and the notes, once the guest's data is erased. */
  readonly customerName: string;
  readonly phone: string;
  readonly total: Agorot;
  /** By payments that were not voided. */
  readonly paidBy: { readonly [Kind in PaymentKind]?: Agorot };
  readonly lines: readonly {
    readonly dishName: string;
    readonly sectionName: string | null;
    readonly dishPrice: Agorot;
    readonly sizeName: string | null;
    readonly sizePrice: Agorot;
    readonly customizations: readonly (ChosenOption & { readonly price: Agorot })[];
    readonly note: string;
    readonly quantity: number;
  }[];
};

const paidHeadings = {
  cash: 'paidInCash',
  card: 'paidByCard',
  bit: 'paidByBit',
  other: 'paidOtherwise',
} as const satisfies Record<PaymentKind, FileColumn[0]>;

const columns: readonly FileColumn[] = [
  ['day', 'day'],
  ['orderNumber', 'count'],
  ['orderedAt', 'moment'],
  ['status', 'text'],
  ['reason', 'text'],
  ['paid', 'text'],
  ['table', 'count'],
  ['customer', 'text'],
  ['phone', 'text'],
  ['dish', 'text'],
  ['section', 'text'],
  ['size', 'text'],
  ['options', 'text'],
  ['note', 'text'],
  ['quantity', 'count'],
  ['price', 'money'],
  ['lineTotal', 'money'],
  ['orderTotal', 'money'],
  ['notTaken', 'money'],
  ...paymentKinds.map((kind): FileColumn => [paidHeadings[kind], 'money']),
];

export const orderTableHead = (language: Locale): Omit<TableToWrite, 'rows'> => {
  const text = translatorFor(language);
  return {
    title: text(fileTitleTexts.orders),
    columns: toColumns(text, columns),
  };
};

/**
 * An order as rows, one per line. Its total is only in the first row, so that the column adds up to the takings; the
 * total of an order that did not happen has a column of its own, and so has what was paid in each way.
 */
export const orderRows = (order: OrderToWrite, language: Locale): Row[] => {
  const text = translatorFor(language);
  const status = order.rejected ? refusalKindTexts[rejectionKind(order)] : fileStatusTexts[order.status];
  const total = toShekels(order.total);
  const isTaken = !order.rejected;
  const ofOrder = [
    order.day,
    order.number,
    localMoment(order.timeZone, order.createdAt),
    text(status),
    publicReason(text, order.rejectionReason),
    text(order.isPaid ? fileValueTexts.yes : fileValueTexts.no),
    order.tableNumber,
    order.customerName,
    order.phone,
  ];
  return order.lines.map((line, index) => {
    const unit = addAgorot(line.dishPrice, line.sizePrice);
    const isFirst = index === 0;
    return [
      ...ofOrder,
      line.dishName,
      line.sectionName,
      line.sizeName,
      listOptions(line.customizations).map(optionLabel).join(', '),
      line.note,
      line.quantity,
      toShekels(lineTotal(unit, line.customizations, 1)),
      toShekels(lineTotal(unit, line.customizations, line.quantity)),
      isFirst && isTaken ? total : null,
      isFirst && !isTaken ? total : null,
      ...paymentKinds.map((kind) => (isFirst && order.paidBy[kind] ? toShekels(order.paidBy[kind]) : null)),
    ];
  });
};
