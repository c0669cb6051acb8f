import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { TestOwner } from './build-owner.ts';
import { lockMenuNames } from './stored-menus.ts';
import { type DescribedDish, oneDish } from './workshop/described-restaurant.ts';
import { prepareMenu } from './workshop/insert-restaurant.ts';
import { insertTogether } from './workshop/insert-together.ts';
import type { MadeMenu } from './workshop/make-restaurant.ts';

type OneDishMenu = { menu: Menu; section: Section; dish: Dish };

/** A menu as described, and its first dish. A picture is worked on, which only a call does: such a dish is sent. */
export const firstDishOf = async (
  owner: TestOwner,
  { menu, sections: [section], dishes: [inserted] }: MadeMenu,
  described: DescribedDish,
): Promise<OneDishMenu> => {
  if (!section) throw new Error('The menu has no section.');
  const dish =
    inserted ??
    (await buildDish(owner, { menuId: menu._id, sectionName: section.sectionName, ...described }));
  return { menu, section, dish };
};

/** A menu with one section and one dish; the parts a test does not name are ordinary. */
export const buildMenu = async (owner: TestOwner, dish: DescribedDish = {}): Promise<OneDishMenu> => {
  const { id, place } = owner;
  const made = await place.engine.db.transaction(async (tx) => {
    const menuNames = await lockMenuNames(tx, id);
    const menu = prepareMenu({ id, menuNames }, oneDish(dish));
    await insertTogether(tx, menu.inserts(tx));
    await logEvents(tx, id, ...menu.events);
    return menu.made;
  });
  return firstDishOf(owner, made, dish);
};

export const buildDish = async (owner: TestOwner, dish: Record<string, unknown>): Promise<Dish> => {
  const { status, body } = await owner.post('/dishes', { name: 'חומוס', price: 32, ...dish });
  if (status !== 201) throw new Error(`creating a dish answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
