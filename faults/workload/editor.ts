import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import type { Caller } from './call-server.ts';
import { pause } from './pace.ts';
import type { Restaurant } from './restaurant.ts';

type EditorOptions = { restaurant: Restaurant; call: Caller; log: ClientLog; isOver: () => boolean };

const editEveryMs = 300;
const answerLimitMs = 5_000;

/** Rewrites the description of one dish again and again; a text whose answer was lost is sent once more. */
export const runEditor = async ({ restaurant, call, log, isOver }: EditorOptions): Promise<void> => {
  const { owner, menuId } = restaurant;
  let dish = restaurant.edited;

  const save = (description: string): Promise<Dish> => {
    const { name, price, revision } = dish;
    const body = { menuId, sectionName: 'ראשונות', name, price, description, revision };
    const signal = AbortSignal.timeout(answerLimitMs);
    return call<Dish>(`PUT /dishes/${dish._id}`, { body, cookie: owner.cookie(), signal });
  };

  for (let count = 1; !isOver(); count += 1) {
    const text = `edit ${count}`;
    log.write({ kind: 'edit-sent', dishId: dish._id, text });
    for (let isSaved = false; !isSaved; ) {
      try {
        dish = await save(text);
        isSaved = true;
      } catch (error) {
        // Its own text, whose answer never came, was faster.
        const saved = isApiError(error, 'changed_meanwhile') ? (error.details as { dish: Dish }).dish : null;
        if (saved) dish = saved;
        if (!saved && !isTransient(error)) throw error;
        isSaved = saved?.description === text;
        if (!isSaved) await pause(editEveryMs);
      }
    }
    log.write({ kind: 'edit-saved', dishId: dish._id, text });
    await pause(editEveryMs);
  }
};
