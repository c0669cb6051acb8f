import { describe, expect, it } from 'vitest';
import { findExhaustedGroup, limitDish } from './limited-dish.ts';
import { leftBy, type StockLimit } from './stock-limit.ts';

const now = new Date('2026-11-16T18:00:00Z');
const limit = (overrides: Partial<StockLimit>): StockLimit => ({
  groupName: '',
  optionName: '',
  kind: 'off',
  endsAt: null,
  left: null,
  countId: null,
  ...overrides,
});
const counted = (left: number, overrides: Partial<StockLimit> = {}) =>
  limit({ kind: 'counted', left, countId: 'a', ...overrides });
const bread = {
  name: 'Bread',
  type: 'single' as const,
  required: true,
  options: [{ name: 'Pita' }, { name: 'Laffa' }],
};
const toppings = {
  name: 'Toppings',
  type: 'multiple' as const,
  required: false,
  minSelections: 2,
  options: [{ name: 'Corn', maxTimes: 2 }, { name: 'Tuna' }],
};
const dish = (...changes: (typeof bread | typeof toppings)[]) => ({ available: true, changes });

describe('what a limit leaves', () => {
  it('is nothing while it is off, and no limit at all once its time is over', () => {
    expect(leftBy(undefined, now)).toBeNull();
    expect(leftBy(limit({ kind: 'off' }), now)).toBe(0);
    expect(leftBy(limit({ kind: 'untilNextShift' }), now)).toBe(0);
    expect(leftBy(limit({ kind: 'untilTime', endsAt: '2026-11-16T18:00:00.001Z' }), now)).toBe(0);
    expect(leftBy(limit({ kind: 'untilTime', endsAt: '2026-11-16T18:00:00.000Z' }), now)).toBeNull();
    expect(leftBy(counted(3), now)).toBe(3);
  });
});

describe('a limited dish', () => {
  it('is as it was without limits', () => {
    const plain = dish(bread);
    expect(limitDish(plain, [], now)).toBe(plain);
  });

  it('is sold out at none, and tells how many there are of the last five', () => {
    expect(limitDish(dish(), [counted(0)], now)).toMatchObject({ available: false });
    expect(limitDish(dish(), [counted(5)], now)).toMatchObject({ available: true, left: 5 });
    expect(limitDish(dish(), [counted(6)], now)).not.toHaveProperty('left');
    expect(limitDish({ ...dish(), available: false }, [counted(3)], now)).not.toHaveProperty('left');
  });

  it('offers an option as often as there is of it', () => {
    const corn = counted(1, { groupName: 'Toppings', optionName: 'Corn' });
    const off = limit({ groupName: 'Bread', optionName: 'Pita' });
    const { changes, available } = limitDish(dish(bread, toppings), [corn, off], now);
    expect(changes.map(({ options }) => options)).toEqual([
      [{ name: 'Pita', maxTimes: 0 }, { name: 'Laffa' }],
      [{ name: 'Corn', maxTimes: 1 }, { name: 'Tuna' }],
    ]);
    expect(available).toBe(true);
  });

  it('is sold out when of a group fewer are left than must be chosen, and that group is named', () => {
    const none = (groupName: string, optionName: string) => limit({ groupName, optionName });
    const breadless = [none('Bread', 'Pita'), none('Bread', 'Laffa')];
    expect(findExhaustedGroup([bread, toppings], breadless, now)).toBe('Bread');
    expect(limitDish(dish(bread), breadless, now).available).toBe(false);
    // Corn twice still makes the two that must be chosen; once does not.
    expect(findExhaustedGroup([toppings], [none('Toppings', 'Tuna')], now)).toBeNull();
    const oneCorn = [none('Toppings', 'Tuna'), counted(1, { groupName: 'Toppings', optionName: 'Corn' })];
    expect(findExhaustedGroup([toppings], oneCorn, now)).toBe('Toppings');
  });

  it('does not mind a limit of an option that it has no more', () => {
    const old = limit({ groupName: 'Bread', optionName: 'Bagel' });
    expect(limitDish(dish(bread), [old], now)).toEqual(dish(bread));
  });
});
