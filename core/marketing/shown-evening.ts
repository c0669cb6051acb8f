import type { OrderStatus } from '../orders/order-lifecycle.ts';

/** A few seconds of an evening, as the landing page plays them: one guest orders, and the kitchen sees it. */
export const eveningSteps = ['reading', 'first dish', 'second dish', 'sent', 'approved', 'ready'] as const;
export type EveningStep = (typeof eveningSteps)[number];

/** What a page shows that stands still: the order has just come in. */
export const stillStep: EveningStep = 'sent';

export const stepAfter = (step: EveningStep): EveningStep =>
  eveningSteps[(eveningSteps.indexOf(step) + 1) % eveningSteps.length] ?? stillStep;

const hasCome = (step: EveningStep, moment: EveningStep): boolean =>
  eveningSteps.indexOf(step) >= eveningSteps.indexOf(moment);

/** How many dishes are in the cart of the guest whose phone is shown. */
export const dishesInCart = (step: EveningStep): number => {
  if (hasCome(step, 'sent')) return 0;
  return hasCome(step, 'second dish') ? 2 : hasCome(step, 'first dish') ? 1 : 0;
};

/** The stage of that guest's order, once it is sent. */
export const shownStage = (step: EveningStep): OrderStatus | null => {
  if (!hasCome(step, 'sent')) return null;
  if (hasCome(step, 'ready')) return 'waitingPayment';
  return hasCome(step, 'approved') ? 'inProcess' : 'waitingApproval';
};

/** The number of that order. */
export const shownNumber = 12;

export type ShownOrder = {
  number: number;
  status: OrderStatus;
  table: number | null;
  minutesAgo: number;
  /** Minutes until it should be ready, while it is cooked. */
  readyIn: number | null;
  /** Places in the menu that is shown. */
  dishes: readonly { dish: number; quantity: number; hasNote?: true }[];
};

/** The board at that moment, the oldest order first. */
export const shownOrders = (step: EveningStep): ShownOrder[] => {
  const stage = shownStage(step);
  const isEleventhCooked = hasCome(step, 'second dish');
  const others: ShownOrder[] = [
    {
      number: 9,
      status: 'inProcess',
      table: 2,
      minutesAgo: 14,
      readyIn: 4,
      dishes: [
        { dish: 1, quantity: 2 },
        { dish: 3, quantity: 1 },
      ],
    },
    {
      number: 11,
      status: isEleventhCooked ? 'inProcess' : 'waitingApproval',
      table: null,
      minutesAgo: 2,
      readyIn: isEleventhCooked ? 15 : null,
      dishes: [{ dish: 2, quantity: 1, hasNote: true }],
    },
  ];
  if (!hasCome(step, 'ready'))
    others.unshift({
      number: 8,
      status: 'waitingPayment',
      table: 7,
      minutesAgo: 9,
      readyIn: null,
      dishes: [
        { dish: 0, quantity: 1 },
        { dish: 2, quantity: 2 },
      ],
    });
  if (!stage) return others;
  return [
    ...others,
    {
      number: shownNumber,
      status: stage,
      table: 4,
      minutesAgo: 0,
      readyIn: stage === 'inProcess' ? 15 : null,
      dishes: [
        { dish: 0, quantity: 1 },
        { dish: 1, quantity: 1 },
      ],
    },
  ];
};
