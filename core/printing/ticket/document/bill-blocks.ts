import { optionLabel } from '../../../orders/lines/listed-options.ts';
import { type Agorot, agorot, formatPrice, timesAgorot } from '../../../values/money.ts';
import type { Block } from '../layout/blocks.ts';
import { billTexts as t } from '../ticket.texts.ts';
import type { Ticket, TicketLine } from '../ticket.ts';
import type { Writer } from './writer.ts';

const optionBlocks = ({ choices }: TicketLine, { sizes, name, figure }: Writer): Block[] =>
  choices.map((choice) => {
    const price = timesAgorot(choice.price, choice.times);
    const style = { size: sizes.small, weight: 'medium' } as const;
    return {
      kind: 'columns',
      meet: 'top',
      start: [name(optionLabel(choice), style)],
      end: price > agorot(0) ? [figure(`+${formatPrice(price)}`, { ...style, align: 'end' })] : [],
    };
  });

const lineBlock = (line: TicketLine, leadWidth: number, writer: Writer): Block => {
  const { sizes, name, figure } = writer;
  return {
    kind: 'hang',
    lead: figure(`${line.quantity}×`, { size: sizes.detail }),
    leadWidth,
    blocks: [
      {
        kind: 'columns',
        meet: 'top',
        start: [name(line.name, { size: sizes.detail, weight: 'medium' })],
        end: [figure(formatPrice(line.total), { size: sizes.detail, align: 'end' })],
      },
      ...(line.sizeName ? [name(line.sizeName, { size: sizes.small, weight: 'medium' })] : []),
      ...optionBlocks(line, writer),
    ],
  };
};

const headBlocks = (
  ticket: Ticket,
  { sizes, text, name, say, figure, gap, rule, day, time }: Writer,
): Block[] => {
  const style = { size: sizes.detail, weight: 'medium' } as const;
  return [
    name(ticket.restaurantName, { size: sizes.name, align: 'center' }),
    gap(0.5),
    say(text(t.bill), { size: sizes.title, align: 'center' }),
    say(text(t.notAnInvoice), { size: sizes.small, weight: 'medium', align: 'center' }),
    gap(),
    {
      kind: 'columns',
      meet: 'top',
      start: [
        ...(ticket.number === null ? [] : [say(text(t.order, { number: ticket.number }), style)]),
        ...(ticket.tableNumber === null ? [] : [say(text(t.table, { number: ticket.tableNumber }), style)]),
        ...(ticket.customerName ? [name(ticket.customerName, style)] : []),
      ],
      end: [day(ticket.createdAt), time(ticket.createdAt)].map((when) =>
        figure(when, { ...style, align: 'end' }),
      ),
    },
    gap(0.5),
    rule(),
  ];
};

/** A part was paid: what it comes to, and that part, before what is left. */
const paidBlocks = (ticket: Ticket, paid: Agorot, { sizes, text, say, figure }: Writer): Block[] => {
  const style = { size: sizes.detail, weight: 'medium' } as const;
  const rows = [
    [text(t.sum), formatPrice(ticket.total)],
    [text(t.alreadyPaid), formatPrice(paid)],
  ] as const;
  return rows.map(([what, amount]) => ({
    kind: 'columns',
    meet: 'bottom',
    start: [say(what, style)],
    end: [figure(amount, { ...style, align: 'end' })],
  }));
};

const footBlocks = (ticket: Ticket, paid: Agorot, writer: Writer): Block[] => {
  const { sizes, text, say, figure, gap, rule } = writer;
  return [
    gap(),
    rule(),
    gap(0.7),
    ...(paid > 0 ? paidBlocks(ticket, paid, writer) : []),
    {
      kind: 'columns',
      meet: 'bottom',
      start: [say(text(ticket.isPaid ? t.sum : t.total), { size: sizes.name })],
      end: [figure(formatPrice(agorot(ticket.total - paid)), { size: sizes.title, align: 'end' })],
    },
    say(text(t.withVat), { size: sizes.small, weight: 'medium' }),
    gap(0.7),
    ...(paid > 0
      ? []
      : [say(text(ticket.isPaid ? t.paid : t.notPaid), { size: sizes.name, align: 'center' })]),
  ];
};

/** For the guest: what was ordered and what it costs. No tax document. */
export const billBlocks = (
  ticket: Ticket,
  shown: number,
  rest: readonly Block[],
  writer: Writer,
): Block[] => {
  const digits = Math.max(1, ...ticket.lines.map(({ quantity }) => String(quantity).length));
  const leadWidth = Math.round((digits * 0.64 + 0.85) * writer.sizes.detail);
  return [
    ...headBlocks(ticket, writer),
    ...ticket.lines.slice(0, shown).flatMap((line) => [writer.gap(0.6), lineBlock(line, leadWidth, writer)]),
    ...rest,
    ...footBlocks(ticket, ticket.isPaid ? agorot(0) : (ticket.alreadyPaid ?? agorot(0)), writer),
  ];
};
