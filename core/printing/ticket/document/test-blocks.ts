import { languageNames } from '../../../i18n/locale.ts';
import type { Block } from '../layout/blocks.ts';
import { testTexts as t } from '../ticket.texts.ts';
import type { Ticket } from '../ticket.ts';
import type { Writer } from './writer.ts';

/** Something of each script, and what most often comes out wrong: a price, brackets, a quantity. */
const samples = [languageNames.he, languageNames.en, languageNames.ar, languageNames.ru, 'שניצל (L) ₪45.00'];

export const testBlocks = (ticket: Ticket, writer: Writer): Block[] => {
  const { sizes, text, say, name, figure, gap, frame, rule, day, time } = writer;
  const centred = { size: sizes.detail, weight: 'medium', align: 'center' } as const;
  return [
    frame([
      say(text(t.test), { size: sizes.title, align: 'center' }),
      name(ticket.restaurantName, centred),
      figure(`${day(ticket.createdAt)} ${time(ticket.createdAt)}`, centred),
      gap(0.5),
      rule(2),
      gap(0.5),
      ...samples.map((sample) => name(sample, { size: sizes.name, align: 'center' })),
      gap(),
      figure('2×', { size: sizes.number, align: 'center', isTight: true }),
      gap(),
      say(text(t.frame), centred),
      say(text(t.nothing), { ...centred, weight: 'bold' }),
    ]),
  ];
};
