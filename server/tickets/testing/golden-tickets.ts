import { buildTicket } from '#core/printing/testing/build-ticket.ts';
import { plainChoice, plainLine } from '#core/printing/ticket/plain-ticket.ts';
import type { PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import { agorot } from '#core/values/money.ts';

type Golden = { readonly paper: PaperWidth; readonly ticket: Ticket };

const usualLines = [
  plainLine('שקשוקה', {
    quantity: 2,
    sizeName: 'גדולה',
    choices: [
      plainChoice('לחם', 'חלה'),
      plainChoice('תוספות', 'פטה', { times: 2 }),
      plainChoice('תוספות', 'חציל קלוי'),
    ],
    note: 'בלי כוסברה בבקשה, ואחת מהן חריפה',
    total: agorot(11_600),
  }),
  plainLine('סלט קיסר', { choices: [plainChoice('רוטב', 'בצד')], total: agorot(5_400) }),
  plainLine('לימונדה', { quantity: 3, total: agorot(4_800) }),
];
const english = { language: 'en', restaurantName: 'Limona', word: 'Lemon', customerName: 'Dana' } as const;
const change = (kind: 'added' | 'removed' | 'changed', quantityBefore: number) => ({ kind, quantityBefore });

const billLines = [
  plainLine('אנטריקוט 300 גרם', {
    quantity: 2,
    sizeName: 'גדול (400 גרם)',
    choices: [plainChoice('מידת עשייה', 'מדיום'), plainChoice('תוספות', 'פטריות', { price: agorot(1_200) })],
    total: agorot(35_600),
  }),
  plainLine('פיצה Quattro Formaggi', { total: agorot(7_250) }),
  plainLine('קולה זירו 0.33', { quantity: 12, total: agorot(16_800) }),
];

const tableBill = buildTicket({
  kind: 'bill',
  number: null,
  word: '',
  customerName: '',
  lines: [
    plainLine('שניצל עוף ביתי בציפוי פנקו ושומשום עם תפוחי אדמה אפויים וסלט ירוק מהשוק הגדול', {
      total: agorot(6_800),
    }),
    plainLine('Slow-roasted lamb shoulder (400g), rosemary & garlic, with mashed potato and jus', {
      quantity: 2,
      choices: [
        plainChoice('Doneness', 'Medium (60°)'),
        plainChoice('רוטב', 'BBQ חריף', { price: agorot(350) }),
      ],
      total: agorot(25_500),
    }),
    ...billLines,
    plainLine('לימונדה', { quantity: 6, total: agorot(8_940) }),
    plainLine('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverkäuferin-Spezial!!!', {
      total: agorot(1_234_500),
    }),
  ],
  total: agorot(1_335_390),
  alreadyPaid: agorot(17_035),
});

/** Written by scripts/write-golden-tickets.mjs. */
export const goldenPicture = (name: string): URL => new URL(`./golden/${name}.png`, import.meta.url);

/** Each is compared bit for bit with the picture of its name. */
export const goldenTickets: Readonly<Record<string, Golden>> = {
  'order-80': { paper: 80, ticket: buildTicket({ lines: usualLines }) },
  'order-58': { paper: 58, ticket: buildTicket({ lines: usualLines }) },
  'order-english-80': {
    paper: 80,
    ticket: buildTicket({
      ...english,
      number: 107,
      areaName: 'Bar',
      linesElsewhere: 4,
      promisedAt: '2026-11-18T18:05:00.000Z',
      lines: [
        plainLine('Gin & tonic', { quantity: 2, choices: [plainChoice('Gin', "Hendrick's")] }),
        plainLine('Espresso', { sizeName: 'Double', note: 'Very hot, no sugar' }),
      ],
    }),
  },
  'pickup-58': {
    paper: 58,
    ticket: buildTicket({
      number: 1_234,
      tableNumber: null,
      isByStaff: true,
      customerName: 'אלכסנדרה בן־גוריון',
      promisedAt: '2026-11-18T18:20:00.000Z',
      lines: [plainLine('פלאפל בפיתה', { quantity: 10 })],
    }),
  },
  'allergies-80': {
    paper: 80,
    ticket: buildTicket({
      avoids: ['peanuts', 'sesame', 'milk'],
      lines: [
        plainLine('סלט אסייתי', {
          avoided: { contains: ['peanuts', 'sesame'], mayContain: ['milk'] },
          note: 'אלרגיה חמורה לבוטנים!',
        }),
        plainLine('אורז לבן', { note: 'בלי מלח' }),
      ],
    }),
  },
  'allergies-english-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      avoids: ['gluten', 'nuts'],
      lines: [
        plainLine('Pancakes with maple syrup', {
          quantity: 2,
          avoided: { contains: ['gluten'], mayContain: ['nuts'] },
          note: 'My son is ALLERGIC to nuts.\nPlease use a clean pan.',
        }),
      ],
    }),
  },
  'allergy-note-80': {
    paper: 80,
    ticket: buildTicket({
      lines: [
        plainLine('פאד תאי', { quantity: 2, note: 'בוטנים, גם לא שמן בוטנים', isAllergyNote: true }),
        plainLine('סלט אסייתי', {
          avoided: { contains: ['peanuts'], mayContain: [] },
          note: 'Sesame (severe) — תודה',
          isAllergyNote: true,
        }),
        plainLine('אורז לבן', { note: 'בלי מלח' }),
      ],
    }),
  },
  'allergy-note-english-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      lines: [
        plainLine('Pancakes with maple syrup', {
          note: 'Nuts, and traces of them',
          isAllergyNote: true,
        }),
      ],
    }),
  },
  'kosher-80': {
    paper: 80,
    ticket: buildTicket({
      areaName: 'מטבח חם',
      linesElsewhere: 1,
      lines: [
        plainLine('המבורגר לימונה', {
          kosherKind: 'mixed',
          choices: [plainChoice('תוספות', 'גבינת צ׳דר')],
        }),
        plainLine('קבב בפיתה', { kosherKind: 'meat' }),
        plainLine('לביבות', { kosherKind: 'pareve' }),
        plainLine('בורקס גבינה', { kosherKind: 'dairy' }),
      ],
    }),
  },
  'changes-80': {
    paper: 80,
    ticket: buildTicket({
      kind: 'changes',
      lines: [
        plainLine('לימונדה', { change: change('added', 0), quantity: 2 }),
        plainLine('סלט קיסר', { change: change('removed', 1), quantity: 0 }),
        plainLine('שקשוקה', {
          change: change('changed', 1),
          quantity: 3,
          choices: [plainChoice('לחם', 'חלה')],
        }),
        plainLine('טוסט', { change: change('changed', 2), quantity: 2, note: 'בלי גבינה' }),
      ],
    }),
  },
  'changes-english-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      kind: 'changes',
      reason: 'The guest called',
      lines: [
        plainLine('House burger with everything on it', { change: change('removed', 12), quantity: 0 }),
        plainLine('Chips', { change: change('changed', 3), quantity: 1 }),
        plainLine('Onion rings', { change: change('added', 0), sizeName: 'Large' }),
      ],
    }),
  },
  'cancelled-80': {
    paper: 80,
    ticket: buildTicket({ kind: 'cancelled', reason: 'הלקוח התקשר וביטל', lines: usualLines }),
  },
  'cancelled-english-58': {
    paper: 58,
    ticket: buildTicket({ ...english, kind: 'cancelled', lines: [plainLine('Margherita')] }),
  },
  'copy-80': {
    paper: 80,
    ticket: buildTicket({ copiedAt: '2026-11-18T17:51:00.000Z', lines: usualLines }),
  },
  'copy-english-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      copiedAt: '2026-11-18T17:51:00.000Z',
      lines: [plainLine('Tomato soup')],
    }),
  },
  'bill-80': {
    paper: 80,
    ticket: buildTicket({ kind: 'bill', lines: billLines, total: agorot(59_650) }),
  },
  'bill-58': {
    paper: 58,
    ticket: buildTicket({ kind: 'bill', lines: billLines, total: agorot(59_650), isPaid: true }),
  },
  'bill-english-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      kind: 'bill',
      tableNumber: null,
      lines: [
        plainLine('Margherita', {
          quantity: 2,
          choices: [plainChoice('Toppings', 'Olives', { times: 2, price: agorot(450) })],
          total: agorot(1_234_500),
        }),
      ],
      total: agorot(1_234_500),
    }),
  },
  'bill-copy-80': {
    paper: 80,
    ticket: buildTicket({
      kind: 'bill',
      lines: billLines.slice(1),
      total: agorot(24_050),
      copiedAt: '2026-11-18T19:00:00.000Z',
    }),
  },
  // Of a table: no order's number and no name, many lines, and a part that was paid.
  'bill-table-58': { paper: 58, ticket: tableBill },
  'bill-table-copy-80': { paper: 80, ticket: { ...tableBill, copiedAt: '2026-11-18T19:00:00.000Z' } },
  'bill-table-english-58': { paper: 58, ticket: { ...tableBill, language: 'en', restaurantName: 'Limona' } },
  'test-80': { paper: 80, ticket: buildTicket({ kind: 'test', number: null, tableNumber: null, lines: [] }) },
  'test-english-58': {
    paper: 58,
    ticket: buildTicket({ ...english, kind: 'test', number: null, tableNumber: null, lines: [] }),
  },
  'arabic-80': {
    paper: 80,
    ticket: buildTicket({
      customerName: 'محمد عبد الله',
      lines: [
        plainLine('شاورما لحم مع طحينة', {
          quantity: 2,
          choices: [plainChoice('الخبز', 'لافا')],
          note: 'بدون بصل، مع سلطة (كبيرة) لو سمحت',
        }),
        plainLine('قهوة ٣ أكواب', { note: 'عندي حساسية من الفستق' }),
        plainLine('لِمُونَاضَة', { sizeName: 'كبير' }),
      ],
    }),
  },
  'russian-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      customerName: 'Александра',
      lines: [
        plainLine('Борщ со сметаной', { quantity: 2, note: 'Без укропа, пожалуйста' }),
        plainLine('Пельмени домашние', { note: 'У меня аллергия на орехи!' }),
      ],
    }),
  },
  'mixed-80': {
    paper: 80,
    ticket: buildTicket({
      word: 'Mango',
      customerName: 'Dana (VIP) לוי',
      lines: [
        plainLine('פיצה Napoli (30 ס״מ) ב-₪45.00', { quantity: 2 }),
        plainLine('Burger "לימונה" 220g + צ׳יפס', {
          choices: [plainChoice('Doneness', 'Medium (60°)'), plainChoice('רוטב', 'BBQ חריף', { times: 2 })],
          note: 'להגיש ב-20:30 (שולחן 4), please',
        }),
        plainLine('Coca-Cola 0.33', { note: 'No ice, 2 × לימון' }),
      ],
    }),
  },
  'emoji-80': {
    paper: 80,
    ticket: buildTicket({
      customerName: '👩‍👩‍👧 נועה 🌸',
      lines: [plainLine('עוגת יום הולדת 🎂', { note: 'תודה 🙏🏽🙏🏽 漢字 שָׁלוֹם \u202edlrow\u202c' })],
    }),
  },
  'long-names-58': {
    paper: 58,
    ticket: buildTicket({
      areaName: 'עמדת הסלטים והמנות הקרות של הקומה השנייה במרפסת הצפונית הגדולה שמעל הים התיכון',
      word: 'אבטיח',
      customerName: 'א'.repeat(80),
      lines: [
        plainLine('שניצל עוף ביתי בציפוי פנקו ושומשום עם תפוחי אדמה אפויים וסלט ירוק מהשוק', {
          quantity: 99,
        }),
        plainLine('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverkäuferin-Spezial!!!'),
      ],
    }),
  },
  'four-hundred-lines-80': {
    paper: 80,
    ticket: buildTicket({
      lines: Array.from({ length: 400 }, (_, index) =>
        plainLine(`מנה מספר ${index + 1}`, { quantity: (index % 3) + 1 }),
      ),
    }),
  },
  'too-long-58': {
    paper: 58,
    ticket: buildTicket({
      ...english,
      lines: Array.from({ length: 400 }, (_, index) =>
        plainLine(`Dish ${index + 1}`, { note: 'A long note about how it should be made. '.repeat(6) }),
      ),
    }),
  },
};
