import { beforeAll, describe, expect, it } from 'vitest';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

type Restaurant = Awaited<ReturnType<typeof buildOpenRestaurant>>;
type Line = { dishId: string; quantity: number; customizations?: object[] };
let restaurant: Restaurant;

const extras = [
  {
    name: 'Extras',
    type: 'multiple',
    options: [{ name: 'Cheese', price: 5, kosherKind: 'dairy' }, { name: 'Onion' }],
  },
];
const cheese = [{ groupName: 'Extras', optionName: 'Cheese' }];
const onion = [{ groupName: 'Extras', optionName: 'Onion' }];

beforeAll(async () => {
  restaurant = await buildOpenRestaurant(test, {
    name: 'Burger',
    price: 50,
    kosherKind: 'meat',
    allergens: { contains: ['sesame', 'gluten'], mayContain: ['nuts'] },
    changes: extras,
  });
});

const send = (dishes: Line[], totalPrice: number, more: object = {}) =>
  test
    .visitor()
    .post('/orders', orderBodyFor(restaurant.owner, restaurant.dish, { dishes, totalPrice, ...more }));
const onBoard = async (orderId: string) =>
  (await restaurant.owner.get('/orders/mine')).body.find(({ _id }: { _id: string }) => _id === orderId);

describe('what a guest must not eat', () => {
  it('comes with the order; each line says what of it is in the dish, as the server knows the dish', async () => {
    const { owner, menu, section, dish } = restaurant;
    const tea = await buildDish(owner, {
      name: 'Tea',
      price: 10,
      menuId: menu._id,
      sectionName: section._id,
    });
    const { status, body } = await send(
      [
        // Whatever the phone says of a line, nobody believes it.
        { dishId: dish._id, quantity: 1, avoided: { contains: [], mayContain: [] } } as Line,
        { dishId: tea._id, quantity: 1 },
      ],
      60,
      { avoids: ['nuts', 'sesame', 'milk', 'sesame'] },
    );
    expect(status).toBe(201);
    const expected = {
      avoids: ['milk', 'nuts', 'sesame'],
      dishes: [{ avoided: { contains: ['sesame'], mayContain: ['nuts'] } }, {}],
    };
    expect(body).toMatchObject(expected);
    expect(body.dishes[1]).not.toHaveProperty('avoided');
    expect(await onBoard(body._id)).toMatchObject(expected);
    expect((await test.visitor().get(`/orders/track/${body.trackingToken}`)).body).toMatchObject(expected);
  });

  it('is nothing when nothing was said', async () => {
    const { body } = await send([{ dishId: restaurant.dish._id, quantity: 1 }], 50);
    expect(body).not.toHaveProperty('avoids');
    expect(body.dishes[0]).not.toHaveProperty('avoided');
  });

  it.each([[['cats']], ['sesame'], [[7]], [Array(15).fill('sesame')], [null]])(
    'is refused as %j',
    async (avoids) => {
      const { status, body } = await send([{ dishId: restaurant.dish._id, quantity: 1 }], 50, { avoids });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    },
  );

  it('stays with a line that an edit leaves as it was, and is found anew for one that is made differently', async () => {
    const { owner, dish } = restaurant;
    const { body: sent } = await send([{ dishId: dish._id, quantity: 1, customizations: onion }], 50, {
      avoids: ['sesame', 'soy'],
    });
    const { menuId, sectionName } = dish;
    const change = (allergens: object) =>
      owner.put(`/dishes/${dish._id}`, {
        ...{ name: 'Burger', price: 50, menuId, sectionName, kosherKind: 'meat', changes: extras },
        allergens,
      });
    await change({ contains: ['soy'] });
    await owner.confirmPassword();
    const edit = (customizations: object[]) =>
      owner.patch(`/orders/${sent._id}/details`, {
        dishes: [{ line: 0, dishId: dish._id, quantity: 2, customizations }],
      });
    expect((await edit(onion)).body.order.dishes[0].avoided).toEqual({
      contains: ['sesame'],
      mayContain: [],
    });
    expect((await edit([])).body.order.dishes[0].avoided).toEqual({ contains: ['soy'], mayContain: [] });
    await change({ contains: ['sesame', 'gluten'], mayContain: ['nuts'] });
  });
});

describe('in a kosher kitchen', () => {
  const order = async (customizations: object[], totalPrice: number) => {
    const { body } = await send([{ dishId: restaurant.dish._id, quantity: 1, customizations }], totalPrice);
    return body;
  };

  it('a line keeps its kind as it was ordered; elsewhere it has none', async () => {
    const { owner } = restaurant;
    expect((await order([], 50)).dishes[0]).not.toHaveProperty('kosherKind');
    await owner.put('/restaurants/kosher', { isKosher: true });
    const meat = await order([], 50);
    expect(meat.dishes[0].kosherKind).toBe('meat');
    expect((await order(cheese, 55)).dishes[0].kosherKind).toBe('mixed');
    await owner.put('/restaurants/kosher', { isKosher: false });
    expect((await onBoard(meat._id)).dishes[0].kosherKind).toBe('meat');
  });

  it('an edit changes the kind with the options', async () => {
    const { owner, dish } = restaurant;
    await owner.put('/restaurants/kosher', { isKosher: true });
    const { _id } = await order([], 50);
    await owner.confirmPassword();
    const { body } = await owner.patch(`/orders/${_id}/details`, {
      dishes: [{ line: 0, dishId: dish._id, quantity: 1, customizations: cheese }],
    });
    expect(body.order.dishes[0].kosherKind).toBe('mixed');
  });
});
