import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** Commands a terminal, turns what follows around, and looks like one letter less than it has. */
const dirty = (text: string) => `\u202e${text}\u001b\u200b\u2066`;
const unseen = '\u200b\u2060\ufeff\u202e';

describe('what is typed', () => {
  it('is kept without what nobody sees, wherever a name or a note is typed', async () => {
    const { owner, menu, section, dish } = await buildOpenRestaurant(test);
    const place = { menuId: menu._id, sectionName: section._id };
    const { body: changed } = await owner.put(`/dishes/${dish._id}`, {
      ...place,
      name: dirty('two\nlines'),
      description: dirty('two\nlines'),
      price: dish.price,
      ingredients: [dirty('salt')],
      sizes: [{ name: dirty('L') }],
      changes: [{ name: dirty('G'), type: 'single', options: [{ name: dirty('O') }] }],
    });
    expect(changed).toMatchObject({
      name: 'two lines',
      description: 'two\nlines',
      ingredients: ['salt'],
      sizes: [{ name: 'L' }],
      changes: [{ name: 'G', options: [{ name: 'O' }] }],
    });
    const renamed = { _id: section._id, newName: dirty('Soups') };
    const { body: sections } = await owner.put(`/menus/${menu._id}/sections`, { update: [renamed] });
    expect(sections.sections[0].sectionName).toBe('Soups');
    expect((await owner.put(`/menus/${menu._id}`, { name: dirty('Menu') })).body.name).toBe('Menu');
    const line = {
      dishId: dish._id,
      quantity: 1,
      note: dirty('no\nsalt'),
      size: { name: 'L' },
      customizations: [{ groupName: 'G', optionName: 'O' }],
    };
    const order = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { customerName: dirty('Dana'), dishes: [line] }));
    expect(order.body.dishes[0].note).toBe('no\nsalt');
    const { body: board } = await owner.get('/orders/mine');
    expect(board[0].customerName).toBe('Dana');
    await owner.patch(`/orders/${order.body._id}`, {
      status: 'done',
      rejected: true,
      rejectionReason: dirty('busy'),
    });
    expect((await owner.get('/orders/mine')).body[0].rejectionReason).toBe('busy');
  });

  it('is refused where a name is wanted and nothing can be seen', async () => {
    const sent = { firstName: 'Noa', lastName: 'Levi', email: 'unseen@menta.test', password: testPassword };
    const answer = await test.visitor().post('/users', { ...sent, restaurantName: unseen, plan: 'pro' });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    const { owner, menu } = await buildOpenRestaurant(test);
    const add = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: unseen }] });
    expect(add.status).toBe(400);
  });
});
