import { describe, expect, it } from 'vitest';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const parts = {
  name: 'פיצה',
  price: 40,
  sizes: [{ name: 'רגילה' }, { name: 'ענקית', price: 10 }],
  changes: [{ name: 'תוספות', type: 'multiple', options: [{ name: 'זיתים', price: 5 }] }],
};
const chosen = { size: { name: 'רגילה' }, customizations: [{ groupName: 'תוספות', optionName: 'זיתים' }] };
const mainNames = { size: { name: 'רגילה' }, customizations: [{ groupName: 'תוספות', optionName: 'זיתים' }] };
const localizedNames = {
  name: 'Pizza',
  size: 'Regular',
  customizations: [{ groupName: 'Extras', optionName: 'Olives' }],
};

const build = async () => {
  const restaurant = await buildOpenRestaurant(test, parts);
  const { owner, menu, section, dish } = restaurant;
  const soda = await buildDish(owner, {
    name: 'סודה',
    price: 9,
    menuId: menu._id,
    sectionName: section.sectionName,
  });
  const translate = (...texts: [field: string, text: string][]) =>
    owner.put(
      `/menus/${menu._id}/translations/en`,
      texts.map(([field, text]) => ({ key: `dish/${dish._id}/${field}`, text })),
    );
  await translate(
    ['name', 'Pizza'],
    ['size/רגילה', 'Regular'],
    ['size/ענקית', 'Giant'],
    ['group/תוספות', 'Extras'],
    ['option/תוספות/זיתים', 'Olives'],
  );
  const lines = [
    { dishId: dish._id, quantity: 1, ...chosen },
    { dishId: soda._id, quantity: 1 },
  ];
  const order = async (language?: string) => {
    const body = orderBodyFor(owner, dish, { dishes: lines, totalPrice: 54, language });
    return { body, answer: await test.visitor().post('/orders', body) };
  };
  return { ...restaurant, soda, translate, order };
};

describe('an order from a guest of another language', () => {
  it('keeps the main names for the kitchen and the guest’s beside them, from the server’s own translations', async () => {
    const { owner, order } = await build();
    const { body, answer } = await order('en');
    expect(answer.status).toBe(201);
    const [pizza, soda] = answer.body.dishes;
    expect(answer.body.language).toBe('en');
    expect(pizza).toMatchObject({ dishId: { name: 'פיצה' }, ...mainNames, shown: localizedNames });
    // Nothing of it is translated, so there is nothing beside it.
    expect(soda).not.toHaveProperty('shown');
    const [onBoard] = (await owner.get('/orders/mine')).body;
    expect(onBoard).toMatchObject({ language: 'en', dishes: answer.body.dishes });
    const tracked = await test.visitor().get(`/orders/track/${answer.body.trackingToken}`);
    expect(tracked.body.dishes).toEqual(answer.body.dishes);
    const repeated = await test.visitor().post('/orders', body);
    expect(repeated.body.details.order.dishes).toEqual(answer.body.dishes);
  });

  it('says nothing new when the guest reads the main language, or an older page does not say', async () => {
    const { order } = await build();
    for (const language of [undefined, 'he', 'ru']) {
      const { answer } = await order(language);
      expect(answer.body.language).toBe(language);
      expect(JSON.stringify(answer.body)).not.toContain('shown');
    }
    expect((await order('fr')).answer.status).toBe(400);
  });

  it('is edited by the staff without losing what its guest reads', async () => {
    const { owner, dish, soda, order, translate } = await build();
    const { _id } = (await order('en')).answer.body;
    await translate(['name', 'Pie'], ['size/ענקית', 'Huge']);
    const edit = async (dishes: object[]) => {
      const { body } = await owner.patch(`/orders/${_id}/details`, { dishes });
      return body.order.dishes;
    };
    const same = await edit([
      { line: 0, dishId: dish._id, quantity: 2, note: 'בלי מלח', ...chosen },
      { line: 1, dishId: soda._id, quantity: 1 },
    ]);
    expect(same[0]).toMatchObject({ quantity: 2, ...mainNames, shown: localizedNames });
    const [larger] = await edit([{ line: 0, dishId: dish._id, quantity: 1, size: { name: 'ענקית' } }]);
    expect(larger).toMatchObject({
      dishId: { name: 'פיצה' },
      size: { name: 'ענקית' },
      shown: { name: 'Pie', size: 'Huge', customizations: [] },
    });
    const { body: trail } = await owner.get(`/orders/${_id}/trail`);
    expect(trail.at(-1).before.dishes[0].shown).toEqual(localizedNames);
  });

  it('keeps its names when the menu changes its mind', async () => {
    const { owner, menu, dish, order } = await build();
    const { trackingToken } = (await order('en')).answer.body;
    await owner.put(`/menus/${menu._id}`, { mainLanguage: 'en' });
    await owner.delete(`/dishes/${dish._id}/remove-from-menu`);
    const tracked = await test.visitor().get(`/orders/track/${trackingToken}`);
    expect(tracked.body.dishes[0].shown).toEqual(localizedNames);
  });
});
