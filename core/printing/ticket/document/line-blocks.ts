import { writeAllergen, writeKosherKind } from '../../../menu-files/table/table-words.ts';
import type { Allergen } from '../../../menus/dishes/allergens.ts';
import { optionLabel } from '../../../orders/lines/listed-options.ts';
import { mentionsAllergy } from '../../../orders/lines/mentions-allergy.ts';
import type { Block } from '../layout/blocks.ts';
import { ticketTexts as t } from '../ticket.texts.ts';
import type { Ticket, TicketLine } from '../ticket.ts';
import type { Writer } from './writer.ts';

/** One row for each group, so that what was chosen among is said once. */
const choiceBlocks = (line: TicketLine, { sizes, sayPair, inside }: Writer): Block[] =>
  [...Map.groupBy(line.choices, ({ groupName }) => groupName)].map(([groupName, choices]) => {
    const labels = choices.map((choice) => optionLabel({ ...choice, optionName: inside(choice.optionName) }));
    return sayPair(inside(groupName), labels.join(', '), { size: sizes.detail });
  });

const sizeBlocks = ({ sizeName }: TicketLine, { sizes, name }: Writer): Block[] =>
  sizeName ? [name(sizeName, { size: sizes.detail })] : [];

const kosherBlocks = ({ kosherKind }: TicketLine, ticket: Ticket, { sizes, text, say }: Writer): Block[] => {
  if (!kosherKind) return [];
  if (kosherKind === 'mixed') return [say(text(t.meatAndDairy), { size: sizes.detail })];
  return [say(writeKosherKind(kosherKind, ticket.language), { size: sizes.detail, weight: 'medium' })];
};

const avoidedBlocks = ({ avoided }: TicketLine, ticket: Ticket, writer: Writer): Block[] => {
  const { sizes, text, say, gap, reverse } = writer;
  const list = (allergens: readonly Allergen[]) =>
    allergens.map((allergen) => writeAllergen(allergen, ticket.language)).join(', ');
  const said = (['contains', 'mayContain'] as const).flatMap((how) =>
    avoided?.[how].length ? [say(text(t[how], { list: list(avoided[how]) }), { size: sizes.detail })] : [],
  );
  return said.length > 0 ? [gap(0.4), reverse(said)] : [];
};

/** A note that its guest marked says first what it is about: 'peanuts' alone could be a wish. */
const noteBlocks = ({ note, isAllergyNote = false }: TicketLine, writer: Writer): Block[] => {
  const written = writer.note(note, { size: writer.sizes.detail });
  if (written.length === 0) return [];
  if (isAllergyNote) {
    const title = writer.say(writer.text(t.allergy), { size: writer.sizes.title });
    return [writer.gap(0.4), writer.reverse([title, ...written])];
  }
  const box = mentionsAllergy(note) ? writer.reverse : (blocks: readonly Block[]) => writer.frame(blocks, 2);
  return [writer.gap(0.4), box(written)];
};

const insteadBlocks = ({ change, quantity }: TicketLine, { sizes, text, say }: Writer): Block[] =>
  change?.kind === 'changed' && change.quantityBefore !== quantity
    ? [say(text(t.instead, { before: `${change.quantityBefore}×` }), { size: sizes.detail })]
    : [];

/** A removed line has none left: what there were is what not to make. */
const shownQuantity = ({ change, quantity }: TicketLine): number =>
  change?.kind === 'removed' ? change.quantityBefore : quantity;

/** Room for the longest quantity, so that all names begin under each other. */
const leadWidth = (lines: readonly TicketLine[], size: number): number => {
  const digits = Math.max(1, ...lines.map((line) => String(shownQuantity(line)).length));
  return Math.round((digits * 0.64 + 0.85) * size);
};

const lineBlock = (line: TicketLine, width: number, ticket: Ticket, writer: Writer): Block => {
  const { sizes, figure, name } = writer;
  const isStruck = ticket.kind === 'cancelled' || line.change?.kind === 'removed';
  return {
    kind: 'hang',
    lead: figure(`${shownQuantity(line)}×`, { size: sizes.name }),
    leadWidth: width,
    blocks: [
      name(line.name, { size: sizes.name, isStruck }),
      ...insteadBlocks(line, writer),
      ...sizeBlocks(line, writer),
      ...choiceBlocks(line, writer),
      ...kosherBlocks(line, ticket, writer),
      ...avoidedBlocks(line, ticket, writer),
      ...noteBlocks(line, writer),
    ],
  };
};

/** Lines, each apart from the next. */
const listBlocks = (lines: readonly TicketLine[], ticket: Ticket, writer: Writer): Block[] => {
  const width = leadWidth(ticket.lines, writer.sizes.name);
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [writer.gap(0.6), writer.rule(1)] : []),
    writer.gap(0.6),
    lineBlock(line, width, ticket, writer),
  ]);
};

const changeOrder = ['removed', 'changed', 'added'] as const;

/** What to do first, then with what: somebody may be making it already. */
const changeBlocks = (lines: readonly TicketLine[], ticket: Ticket, writer: Writer): Block[] =>
  [...changeOrder, null].flatMap((kind) => {
    const among = lines.filter(({ change }) => (change?.kind ?? null) === kind);
    if (among.length === 0) return [];
    const { sizes, text, say, gap, rule } = writer;
    const title = kind ? [gap(), say(text(t[kind]), { size: sizes.title }), rule()] : [];
    return [...title, ...listBlocks(among, ticket, writer)];
  });

export const linesBlocks = (lines: readonly TicketLine[], ticket: Ticket, writer: Writer): Block[] =>
  ticket.kind === 'changes' ? changeBlocks(lines, ticket, writer) : listBlocks(lines, ticket, writer);
