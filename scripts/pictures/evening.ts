import type { Locale } from '#core/i18n/locale.ts';
import type { Move } from '#core/orders/order-lifecycle.ts';

type Words = Readonly<Record<Locale, string>>;
type Line = {
  dish: string;
  quantity?: number;
  size?: string;
  options?: readonly (readonly [group: string, option: string])[];
  note?: Words;
};
export type EveningOrder = {
  minutesAgo: number;
  name: Words;
  table: number | null;
  lines: readonly Line[];
  moves: readonly Move[];
};

/** Forty minutes of a Thursday evening. Dishes and choices are in the words of the demo's English menu. */
export const evening: readonly EveningOrder[] = [
  {
    minutesAgo: 38,
    name: { he: 'יעל שפירא', en: 'Yael Shapira' },
    table: 3,
    lines: [{ dish: 'Shakshuka' }, { dish: 'Fresh mint tea', quantity: 2 }],
    moves: ['approve', 'markReady', 'confirmPaid'],
  },
  {
    minutesAgo: 31,
    name: { he: 'עומר כץ', en: 'Omer Katz' },
    table: 11,
    lines: [
      { dish: 'Vegetable paella', size: 'For two' },
      { dish: 'House red', size: 'Bottle' },
    ],
    moves: ['approve', 'markReady', 'confirmPaid'],
  },
  {
    minutesAgo: 24,
    name: { he: 'נועה ברק', en: 'Noa Barak' },
    table: 6,
    lines: [{ dish: 'Margherita', size: 'For two', options: [['Toppings', 'Olives']] }],
    moves: ['approve', 'markReady'],
  },
  {
    minutesAgo: 21,
    name: { he: 'דניאל פרץ', en: 'Daniel Peretz' },
    table: 2,
    lines: [
      { dish: 'Pasta pomodoro', options: [['Pasta', 'Penne']] },
      { dish: 'Draught beer', size: 'Half a litre' },
    ],
    moves: ['approve', 'markReady'],
  },
  {
    minutesAgo: 14,
    name: { he: 'מאיה לוי', en: 'Maya Levi' },
    table: 12,
    lines: [
      {
        dish: 'Charcoal entrecote',
        size: '350 g',
        options: [
          ['How would you like it?', 'Medium rare'],
          ['Side', 'Caramelised sweet potato'],
        ],
        note: { he: 'הרוטב בצד, בבקשה', en: 'Sauce on the side, please' },
      },
      { dish: 'House red', quantity: 2, size: 'Glass' },
    ],
    moves: ['approve'],
  },
  {
    minutesAgo: 8,
    name: { he: 'אבי מזרחי', en: 'Avi Mizrahi' },
    table: 4,
    lines: [
      { dish: 'Warm taboon bread' },
      { dish: 'Fire-roasted eggplant' },
      { dish: 'Diavola', size: 'Family', options: [['Toppings', 'Mushrooms']] },
    ],
    moves: ['approve'],
  },
  {
    minutesAgo: 4,
    name: { he: 'תמר כהן', en: 'Tamar Cohen' },
    table: 9,
    lines: [
      {
        dish: 'Limona burger',
        quantity: 2,
        size: '220 g',
        options: [
          ['How would you like it?', 'Medium'],
          ['Side', 'Fries'],
          ['Extras', 'Cheddar'],
        ],
      },
      { dish: 'Limonana', size: 'Jug', options: [['Sweetness', 'Less sugar']] },
    ],
    moves: ['approve', 'markPaid'],
  },
  {
    minutesAgo: 4,
    name: { he: 'יונתן שטרן', en: 'Jonathan Stern' },
    table: null,
    lines: [
      { dish: 'Green falafel', size: '10 pieces', options: [['Dips', 'Green tahini']] },
      { dish: 'Friday tomatoes' },
    ],
    moves: ['approve'],
  },
  {
    minutesAgo: 3,
    name: { he: 'שירה אזולאי', en: 'Shira Azulay' },
    table: 7,
    lines: [
      { dish: 'Preserved-lemon chicken', options: [['Side', 'Mashed potatoes with cream']] },
      { dish: 'Greens and halloumi', size: 'To share' },
    ],
    moves: ['approve'],
  },
  {
    minutesAgo: 3,
    name: { he: 'איתן גולן', en: 'Eitan Golan' },
    table: 15,
    lines: [
      {
        dish: 'Fiery pumpkin curry',
        note: { he: 'יום הולדת! נשמח לנר', en: 'Birthday! A candle would be lovely' },
      },
      { dish: 'Orange spritz', quantity: 2 },
    ],
    moves: ['approve'],
  },
  {
    minutesAgo: 2,
    name: { he: 'ליאור בן דוד', en: 'Lior Ben-David' },
    table: 8,
    lines: [
      { dish: 'Mushroom and truffle', size: 'Personal' },
      { dish: 'Charred corn' },
      { dish: 'Draught beer', quantity: 2, size: 'Third of a litre' },
    ],
    moves: [],
  },
  {
    minutesAgo: 1,
    name: { he: 'רות אברהם', en: 'Ruth Avraham' },
    table: 1,
    lines: [
      {
        dish: 'House gelato',
        size: 'Three scoops',
        options: [
          ['Flavours', 'Pistachio'],
          ['Flavours', 'Strawberry'],
          ['On top', 'Whipped cream'],
        ],
      },
      { dish: 'Americano', quantity: 2, size: 'Small', options: [['Milk on the side', 'Oat']] },
    ],
    moves: [],
  },
];
