import { describe, expect, it } from 'vitest';
import { buildMenu } from '#server/testing/build-menu.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const buildDishBody = async () => {
  const owner = await test.owner();
  const { menu, section, dish } = await buildMenu(owner);
  const body = { name: 'Hummus', price: 30, menuId: menu._id, sectionName: section._id };
  return { owner, menu, section, dish, body };
};

describe('two screens that edit the same dish', () => {
  it('the later save is refused with what is saved now, and nothing of it is kept', async () => {
    const { owner, dish, body } = await buildDishBody();
    const first = await owner.put(`/dishes/${dish._id}`, { ...body, name: 'First', revision: dish.revision });
    expect(first.body.revision).toBe(dish.revision + 1);
    const late = await owner.put(`/dishes/${dish._id}`, { ...body, name: 'Late', revision: dish.revision });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.details.dish).toEqual(first.body);
    const again = await owner.put(`/dishes/${dish._id}`, {
      ...body,
      name: 'Late',
      revision: late.body.details.dish.revision,
    });
    expect([again.status, again.body.name]).toEqual([200, 'Late']);
  });

  it('of many saves of one revision at once exactly one goes through', async () => {
    const { owner, dish, body } = await buildDishBody();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        owner.put(`/dishes/${dish._id}`, { ...body, name: `Dish ${n}`, revision: dish.revision }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('stock and picture raise the revision, a new position does not, and a save without one still works', async () => {
    const { owner, menu, section, dish, body } = await buildDishBody();
    const stock = await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect(stock.body.revision).toBe(dish.revision + 1);
    const bare = await owner.post('/dishes/delete-dish-image', { dishId: dish._id });
    expect(bare.body).toMatchObject({ _id: dish._id, image: null, revision: dish.revision + 2 });
    await owner.put(`/menus/${menu._id}/sections/${section._id}/order`, { order: [dish._id] });
    const saved = await owner.put(`/dishes/${dish._id}`, body);
    expect([saved.status, saved.body.revision]).toEqual([200, dish.revision + 3]);
  });
});

describe('two screens that edit the same menu', () => {
  it('the later save is refused with what is saved now', async () => {
    const { owner, menu } = await buildDishBody();
    const first = await owner.put(`/menus/${menu._id}`, { name: 'Evening', revision: menu.revision });
    expect(first.body).toMatchObject({ name: 'Evening', revision: menu.revision + 1 });
    const late = await owner.put(`/menus/${menu._id}`, { primaryColor: '#dc2626', revision: menu.revision });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.details.menu).toEqual(first.body);
    expect((await owner.put(`/menus/${menu._id}`, { revision: menu.revision })).status).toBe(400);
  });
});

describe('two screens that edit the same section', () => {
  it('the later name is refused with the one that is saved now', async () => {
    const { owner, menu, section } = await buildDishBody();
    const rename = (newName: string, was?: string) =>
      owner.put(`/menus/${menu._id}/sections`, { update: [{ _id: section._id, newName, was }] });
    expect((await rename('First', section.sectionName)).status).toBe(200);
    const late = await rename('Late', section.sectionName);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.details.section).toEqual({ ...section, sectionName: 'First' });
    expect((await rename('Late', 'First')).status).toBe(200);
    expect((await rename('Without a word')).status).toBe(200);
  });
});

describe('two screens that order the same menu', () => {
  it('the later order is refused while it is made from an older one', async () => {
    const { owner, menu, section, dish } = await buildDishBody();
    const { body: changed } = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'B' }] });
    const [a, b] = [section._id, changed.id];
    const sections = (order: string[], was: string[]) =>
      owner.put(`/menus/${menu._id}/sections/order`, { order, was });
    expect((await sections([b, a], [a, b])).status).toBe(200);
    expect((await sections([b, a], [a, b])).body.code).toBe('changed_meanwhile');
    expect((await sections([a, b], [b, a])).status).toBe(200);

    const dishes = (sectionId: string, order: string[], was: string[]) =>
      owner.put(`/menus/${menu._id}/sections/${sectionId}/order`, { order, was });
    expect((await dishes(b, [dish._id], [])).status).toBe(200);
    // The other screen still believes the dish to be in its first section.
    expect((await dishes(a, [dish._id], [dish._id])).body.code).toBe('changed_meanwhile');
    expect((await dishes(a, [dish._id], [])).status).toBe(200);
  });
});

describe('the whole menu for the editor', () => {
  it('lists every section with its dishes, to its owner alone', async () => {
    const { owner, menu, section, dish } = await buildDishBody();
    await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'Empty' }] });
    const { body } = await owner.get(`/menus/${menu._id}/dishes`);
    expect(body).toEqual([
      { sectionId: section._id, dishes: [dish] },
      { sectionId: expect.any(String), dishes: [] },
    ]);
    expect((await (await test.owner()).get(`/menus/${menu._id}/dishes`)).status).toBe(404);
  });

  it('is shown as a guest would browse it, active or not', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    const { menu } = await buildMenu(owner, { name: 'Hidden' });
    const { status, body } = await owner.get(`/menus/${menu._id}/preview`);
    expect([status, body.isOpen, body.restaurant.plan]).toEqual([200, false, 'basic']);
    expect(body.menu.sections[0].dishes[0].name).toBe('Hidden');
    expect((await (await test.owner()).get(`/menus/${menu._id}/preview`)).status).toBe(404);
  });
});
