import { writeAllergen } from '../../../menu-files/table/table-words.ts';
import type { Block, TextBlock } from '../layout/blocks.ts';
import { ticketTexts as t } from '../ticket.texts.ts';
import type { Ticket } from '../ticket.ts';
import type { Writer } from './writer.ts';

/** Above everything: what it must not be taken for. */
export const copyBlocks = (ticket: Ticket, { sizes, text, say, frame, gap, time }: Writer): Block[] =>
  ticket.copiedAt
    ? [
        frame([say(text(t.copy, { time: time(ticket.copiedAt) }), { size: sizes.title, align: 'center' })]),
        gap(),
      ]
    : [];

const place = (ticket: Ticket, { sizes, text, say, figure }: Writer): TextBlock[] =>
  ticket.tableNumber === null
    ? [say(text(t.takeAway), { size: sizes.title })]
    : [
        say(text(t.table), { size: sizes.detail, align: 'center' }),
        figure(String(ticket.tableNumber), { size: sizes.table, align: 'center', isTight: true }),
      ];

const who = (ticket: Ticket, { sizes, text, say, name, gap }: Writer): Block[] => [
  ...(ticket.word ? [name(ticket.word, { size: sizes.title })] : []),
  ...(ticket.customerName ? [name(ticket.customerName, { size: sizes.name, weight: 'medium' })] : []),
  ...(ticket.isByStaff ? [say(text(t.byStaff), { size: sizes.small, weight: 'medium' })] : []),
  gap(),
];

const when = (ticket: Ticket, { sizes, text, say, time }: Writer): Block[] =>
  ticket.promisedAt ? [say(text(t.promised, { time: time(ticket.promisedAt) }), { size: sizes.name })] : [];

const avoids = (ticket: Ticket, { sizes, text, say, reverse, gap }: Writer): Block[] => {
  const list = ticket.avoids.map((allergen) => writeAllergen(allergen, ticket.language)).join(', ');
  return list ? [gap(0.5), reverse([say(text(t.mustNotEat, { list }), { size: sizes.name })])] : [];
};

const kind = (ticket: Ticket, { sizes, text, say, frame, note, gap }: Writer): Block[] => {
  if (ticket.kind !== 'changes' && ticket.kind !== 'cancelled') return [];
  const title = say(text(t[ticket.kind]), { size: sizes.title, align: 'center' });
  const reason = ticket.reason
    ? note(text(t.reason, { reason: ticket.reason }), { size: sizes.detail, align: 'center' })
    : [];
  return [frame([title, ...reason], sizes.border * 2), gap()];
};

/** Whose it is and where it goes, to be read from a metre away. */
export const headingBlocks = (ticket: Ticket, writer: Writer): Block[] => {
  const { sizes, name, figure, gap, rule, time } = writer;
  return [
    ...kind(ticket, writer),
    {
      kind: 'columns',
      meet: 'top',
      start: [
        ticket.areaName
          ? name(ticket.areaName, { size: sizes.name })
          : name(ticket.restaurantName, { size: sizes.detail, weight: 'medium' }),
      ],
      end: [figure(time(ticket.createdAt), { size: sizes.name, weight: 'medium' })],
    },
    gap(),
    {
      kind: 'columns',
      meet: 'bottom',
      start:
        ticket.number === null ? [] : [figure(String(ticket.number), { size: sizes.number, isTight: true })],
      end: place(ticket, writer),
    },
    gap(),
    ...who(ticket, writer),
    ...when(ticket, writer),
    ...avoids(ticket, writer),
    ...(ticket.avoids.length > 0 ? [] : [gap(0.5), rule()]),
  ];
};
