import type { dishesContract } from '#core/menus/dishes/dishes.contract.ts';
import { imageContentTypes } from '#core/menus/image-urls.ts';
import { requireOwnId } from '#server/access/session-gate.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { DishesService } from './dishes.service.ts';

export const dishesRoutes = ({ dishes }: { dishes: DishesService }): HandlersFor<typeof dishesContract> => ({
  listDishes: ({ owner }) => dishes.list(owner),

  getDishImage: async ({ owner, params, request, reply }) => {
    const format = request.headers.accept?.includes('image/webp') ? 'webp' : 'jpg';
    const picture = await dishes.getPicture(owner, params.id, format);
    const etag = `"${picture.hash}-${picture.format}"`;
    // Kept shortly: the address stays when the owner changes the picture.
    reply
      .header('etag', etag)
      .header('vary', 'accept')
      .header('cache-control', `${picture.isPublic ? 'public' : 'private'}, max-age=60`)
      .type(imageContentTypes[picture.format]);
    if (request.headers['if-none-match'] === etag) reply.status(304).send();
    else reply.send(picture.bytes);
  },

  createDish: async ({ owner, body }) => {
    requireOwnId(owner, body.owner);
    return dishes.create(owner, body);
  },
  updateDish: async ({ owner, params, body }) => {
    requireOwnId(owner, body.owner);
    return dishes.update(owner, params.id, body);
  },
  setStock: ({ owner, params, body }) => dishes.setStock(owner, params.id, body.available),
  deleteDishImage: ({ owner, body }) => dishes.removePicture(owner, body.dishId),
  removeDish: async ({ owner, params, query }) => {
    await dishes.remove(owner, params.id, query.menuId);
    return {};
  },
});
