import { defaultLocale, locales } from '../../i18n/locale.ts';
import { allergens, knownDishAllergens } from '../../menus/dishes/allergens.ts';
import { lineKinds } from '../../menus/dishes/kosher-kinds.ts';
import { orderWord } from '../../orders/word/order-word.ts';
import { knownWord, knownWords } from '../../values/known-words.ts';
import {
  type LineChange,
  lineChanges,
  type StoredTicket,
  type Ticket,
  type TicketLine,
  ticketKinds,
} from '../ticket/ticket.ts';

const readKind = knownWord(ticketKinds, 'order');
const readLanguage = knownWord(locales, defaultLocale);
const readAllergens = knownWords(allergens);
const readKosherKind = knownWord(lineKinds, null);
const readChange = knownWord(lineChanges, 'changed');

const knownChange = (change: LineChange): LineChange => ({ ...change, kind: readChange(change.kind) });
const knownLine = (line: TicketLine): TicketLine => ({
  ...line,
  avoided: line.avoided && knownDishAllergens(line.avoided),
  kosherKind: readKosherKind(line.kosherKind),
  change: line.change && knownChange(line.change),
});

/** A newer version may have written it, in words for which this one has nothing to draw. */
export const completeTicket = (
  ticket: StoredTicket,
  order: { readonly shiftId: string; readonly number: number } | null,
): Ticket => {
  const language = readLanguage(ticket.language);
  return {
    ...ticket,
    kind: readKind(ticket.kind),
    language,
    avoids: readAllergens(ticket.avoids),
    lines: ticket.lines.map(knownLine),
    number: order?.number ?? null,
    word: order ? orderWord(order.shiftId, order.number, language) : '',
  };
};
