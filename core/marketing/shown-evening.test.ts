import { describe, expect, it } from 'vitest';
import {
  dishesInCart,
  eveningSteps,
  shownNumber,
  shownOrders,
  shownStage,
  stepAfter,
} from './shown-evening.ts';

describe('the evening on the landing page', () => {
  it('shows on the board what the phone has sent, in the stage that the phone says', () => {
    for (const step of eveningSteps) {
      const shown = shownOrders(step).find(({ number }) => number === shownNumber);
      expect([step, shown?.status ?? null]).toEqual([step, shownStage(step)]);
      expect(shown !== undefined && dishesInCart(step) > 0).toBe(false);
    }
  });

  it('has one order for each number, and a time for each that is cooked', () => {
    for (const step of eveningSteps) {
      const orders = shownOrders(step);
      expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
      for (const { status, readyIn } of orders) expect(readyIn !== null).toBe(status === 'inProcess');
    }
  });

  it('begins anew after its last step', () => {
    expect(eveningSteps.map(stepAfter)).toEqual([...eveningSteps.slice(1), eveningSteps[0]]);
  });
});
