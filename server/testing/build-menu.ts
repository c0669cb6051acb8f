import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import type { TestOwner } from './build-owner.ts';

/** A menu with one section and one dish; the parts a test does not name are ordinary. */
export const buildMenu = async (
  owner: TestOwner,
  dish: Record<string, unknown> = {},
): Promise<{ menu: Menu; section: Section; dish: Dish }> => {
  const { body: menu } = await owner.post('/users/menus');
  const { body: changed } = await owner.put(`/menus/${menu._id}/sections`, {
    add: [{ sectionName: 'ראשונות' }],
  });
  const section = changed.sections[0];
  const created = await buildDish(owner, { menuId: menu._id, sectionName: section.sectionName, ...dish });
  return { menu, section, dish: created };
};

export const buildDish = async (owner: TestOwner, dish: Record<string, unknown>): Promise<Dish> => {
  const { status, body } = await owner.post('/dishes', { name: 'חומוס', price: 32, ...dish });
  if (status !== 201) throw new Error(`creating a dish answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
