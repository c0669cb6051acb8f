import { type GuestDishAnswer, guestFields } from '#core/menus/dishes/dish-shape.ts';
import { toShekels } from '#core/values/money.ts';
import { pick } from '#core/values/pick.ts';
import type { dishes } from '#server/db/schema.ts';
import { presentChanges, presentPicture, presentSizes } from './dishes.presenter.ts';

type GuestDishFields = Pick<
  typeof dishes.$inferSelect,
  (typeof guestFields)[number] | 'id' | 'price' | 'imageHash' | 'dietary' | 'sizes' | 'changes'
>;

/** A dish as guests read it in the main language of its menu. */
export const presentGuestDish = (dish: GuestDishFields, imageColor: string | null): GuestDishAnswer => ({
  _id: dish.id,
  ...pick(dish, guestFields),
  price: toShekels(dish.price),
  image: presentPicture(dish.imageHash),
  imageColor,
  dietary: dish.dietary,
  sizes: presentSizes(dish.sizes),
  changes: presentChanges(dish.changes),
});
