import { beforeAll, describe, expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { storeChanges } from '#server/testing/stored-menus.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const toppings = {
  name: 'Toppings',
  type: 'multiple',
  minSelections: 2,
  maxSelections: 4,
  options: [{ name: 'Corn', price: 3, maxTimes: 3 }, { name: 'Tuna', price: 8 }, { name: 'Nuts' }],
};
const corn = { name: 'Corn', maxTimes: 3 };
const pick = (...names: string[]) =>
  names.map((optionName) => ({ groupName: 'Toppings', optionName, price: 0 }));

let restaurant: Awaited<ReturnType<typeof buildOpenRestaurant>>;
beforeAll(async () => {
  restaurant = await buildOpenRestaurant(test, { name: 'Bowl', price: 40, changes: [toppings] });
});

const order = (names: string[], totalPrice: number, quantity = 1) => {
  const { owner, dish } = restaurant;
  const line = { dishId: dish._id, quantity, customizations: pick(...names) };
  return test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes: [line], totalPrice }));
};
const save = (group: Record<string, unknown>) => {
  const { owner, dish, menu, section } = restaurant;
  return owner.put(`/dishes/${dish._id}`, {
    name: 'Bowl',
    price: 40,
    menuId: menu._id,
    sectionName: section._id,
    changes: [{ ...toppings, ...group }],
  });
};

describe('a group with a minimum and options that may be repeated', () => {
  it('is told as it was saved, to its owner and to guests', async () => {
    const { owner, dish } = restaurant;
    expect(dish.changes).toEqual([
      {
        ...toppings,
        required: false,
        options: [
          { name: 'Corn', price: 3, maxTimes: 3 },
          { name: 'Tuna', price: 8, maxTimes: 1 },
          { name: 'Nuts', price: 0, maxTimes: 1 },
        ],
      },
    ]);
    const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
    const inEnglish = { lang: 'en' };
    expect(body.menu.sections[0].dishes[0].changes).toEqual(
      dish.changes.map((group: { options: object[] }) => ({
        ...group,
        ...inEnglish,
        options: group.options.map((option) => ({ ...option, ...inEnglish })),
      })),
    );
  });

  it.each([
    ['minSelections', { minSelections: 5 }],
    ['minSelections', { minSelections: 3, maxSelections: null, options: [{ name: 'Corn', maxTimes: 2 }] }],
    ['minSelections', { minSelections: -1 }],
    ['minSelections', { minSelections: 1.5 }],
    ['minSelections', { type: 'single', minSelections: 2, options: [{ name: 'Corn' }] }],
    ['options', { type: 'single', minSelections: 0, maxSelections: null, options: [corn] }],
    ['options.0.maxTimes', { minSelections: 0, options: [{ name: 'Corn', maxTimes: 21 }] }],
    ['options.0.maxTimes', { minSelections: 0, options: [{ name: 'Corn', maxTimes: 0 }] }],
  ])('names %s as what cannot be saved (%#)', async (field, group) => {
    const { status, body } = await save(group);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.details.problems[0].path).toBe(`body.changes.0.${field}`);
  });

  it('has no more choices in it than a dish can have options', async () => {
    const options = Array.from({ length: 26 }, (_, n) => ({ name: `Option ${n}`, maxTimes: 20 }));
    expect((await save({ options })).body.code).toBe('too_many_options');
  });
});

describe('ordering from it', () => {
  it.each([
    [[], 'too_few_options'],
    [['Corn'], 'too_few_options'],
    [['Corn', 'Corn', 'Corn', 'Corn'], 'option_repeated'],
    [['Tuna', 'Tuna'], 'option_repeated'],
    [['Corn', 'Corn', 'Corn', 'Tuna', 'Nuts'], 'too_many_options'],
  ])('is refused with %j', async (names, why) => {
    const { status, body } = await order(names, 40);
    expect(status).toBe(422);
    expect(body.details.problems).toMatchObject([{ why, groupName: 'Toppings' }]);
  });

  it('costs each repetition, and lists what belongs together side by side', async () => {
    const { status, body } = await order(['Corn', 'Tuna', 'Corn'], (40 + 3 + 8 + 3) * 2, 2);
    expect(status).toBe(201);
    expect(body.dishes[0].customizations).toEqual([
      { groupName: 'Toppings', optionName: 'Corn', price: 3 },
      { groupName: 'Toppings', optionName: 'Corn', price: 3 },
      { groupName: 'Toppings', optionName: 'Tuna', price: 8 },
    ]);
    expect((await order(['Corn', 'Corn'], 43)).body).toMatchObject({
      code: 'price_changed',
      details: { totalPrice: 46 },
    });
  });

  it('is edited by the staff under the same rule', async () => {
    const { owner, dish } = restaurant;
    const { body: placed } = await order(['Corn', 'Corn'], 46);
    const edit = (...names: string[]) =>
      owner.patch(`/orders/${placed._id}/details`, {
        dishes: [{ line: 0, dishId: dish._id, quantity: 1, customizations: pick(...names) }],
      });
    await owner.confirmPassword();
    expect((await edit('Corn')).body.details.problems[0]).toMatchObject({ why: 'too_few_options', min: 2 });
    expect((await edit('Corn', 'Corn', 'Corn')).body.order.totalPrice).toBe(49);
    const { body: choices } = await owner.get(`/orders/${placed._id}/choices`);
    expect(choices[0].changes).toEqual(dish.changes);
  });
});

describe('a group that was stored before there were minimums and repetitions', () => {
  it('is read, told and ordered from as ever', async () => {
    const { owner, dish, menu } = restaurant;
    const group = { name: 'Toppings', type: 'multiple' as const, required: true, maxSelections: null };
    await storeChanges(test.engine.db, dish._id, [
      { ...group, options: [{ name: 'Corn', price: agorot(300) }] },
    ]);
    const [read] = (await owner.get(`/menus/${menu._id}/dishes`)).body[0].dishes;
    expect(read.changes).toEqual([
      { ...group, minSelections: 0, options: [{ name: 'Corn', price: 3, maxTimes: 1 }] },
    ]);
    expect((await order([], 40)).body.details.problems).toMatchObject([{ why: 'group_required' }]);
    expect((await order(['Corn', 'Corn'], 46)).body.details.problems).toMatchObject([
      { why: 'option_repeated' },
    ]);
    expect((await order(['Corn'], 43)).status).toBe(201);
  });
});
