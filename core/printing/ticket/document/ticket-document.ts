import type { Block } from '../layout/blocks.ts';
import { ticketTexts as t } from '../ticket.texts.ts';
import type { PaperWidth, Ticket } from '../ticket.ts';
import { billBlocks } from './bill-blocks.ts';
import { copyBlocks, headingBlocks } from './heading-blocks.ts';
import { linesBlocks } from './line-blocks.ts';
import { testBlocks } from './test-blocks.ts';
import { typeSizes } from './type-sizes.ts';
import { createWriter, type Writer } from './writer.ts';

export type DocumentOptions = {
  readonly paper: PaperWidth;
  /** In small letters. */
  readonly isDense: boolean;
  /** How many lines of the order stand on it; the others are counted. */
  readonly shown: number;
};

const leftOutBlocks = (count: number, { sizes, text, say, frame, gap }: Writer): Block[] =>
  count > 0
    ? [
        gap(),
        frame([say(text(t.tooLong, { count }), { size: sizes.title, align: 'center' })], sizes.border * 2),
      ]
    : [];

const elsewhereBlocks = ({ linesElsewhere }: Ticket, { sizes, text, say, gap, rule }: Writer): Block[] =>
  linesElsewhere > 0
    ? [
        gap(),
        rule(2),
        gap(0.5),
        say(text(t.elsewhere, { count: linesElsewhere }), {
          size: sizes.detail,
          weight: 'medium',
          align: 'center',
        }),
      ]
    : [];

const contentBlocks = (ticket: Ticket, shown: number, writer: Writer): Block[] => {
  const leftOut = leftOutBlocks(ticket.lines.length - shown, writer);
  if (ticket.kind === 'test') return testBlocks(ticket, writer);
  if (ticket.kind === 'bill') return billBlocks(ticket, shown, leftOut, writer);
  return [
    ...headingBlocks(ticket, writer),
    ...linesBlocks(ticket.lines.slice(0, shown), ticket, writer),
    ...leftOut,
    ...elsewhereBlocks(ticket, writer),
  ];
};

/** What a ticket says, from top to bottom. */
export const ticketDocument = (ticket: Ticket, { paper, isDense, shown }: DocumentOptions): Block[] => {
  const writer = createWriter(ticket, typeSizes(paper, isDense));
  return [
    writer.gap(),
    ...copyBlocks(ticket, writer),
    ...contentBlocks(ticket, shown, writer),
    writer.gap(2),
  ];
};
