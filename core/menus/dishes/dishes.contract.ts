import { z } from 'zod';
import { contract, endpoint } from '../../http/endpoint.ts';
import { noDetails, quotaReached } from '../../http/refusals.ts';
import { id, idParams, nothing } from '../../values/wire.ts';
import { dishBody, dishOut } from './dish-shape.ts';

/** For a dish over a quota, or too large itself. */
const fullness = {
  limit_reached: noDetails,
  too_many_options: noDetails,
  menu_too_large: noDetails,
  ...quotaReached,
};

export const dishesContract = contract({
  listDishes: endpoint({
    method: 'GET',
    path: '/dishes',
    access: 'right:menus',
    summary: 'All dishes of the owner, to resolve names in orders.',
    response: z.array(z.object({ _id: id, name: z.string() })),
  }),
  getDishImage: endpoint({
    method: 'GET',
    path: '/dishes/:id/image',
    access: 'public',
    summary: 'The picture of a dish.',
    params: idParams,
    response: 'image',
    refusals: { not_found: noDetails },
  }),
  createDish: endpoint({
    method: 'POST',
    path: '/dishes',
    access: 'right:menus',
    carriesImage: true,
    summary: 'Add a dish to a section.',
    body: dishBody,
    response: dishOut,
    status: 201,
    refusals: { not_found: noDetails, not_an_image: noDetails, ...fullness },
  }),
  updateDish: endpoint({
    method: 'PUT',
    path: '/dishes/:id',
    access: 'right:menus',
    carriesImage: true,
    summary: 'Change a dish.',
    params: idParams,
    body: dishBody,
    response: dishOut,
    refusals: {
      not_found: noDetails,
      not_an_image: noDetails,
      ...fullness,
      changed_meanwhile: z.object({ dish: dishOut }),
    },
  }),
  setStock: endpoint({
    method: 'PUT',
    path: '/dishes/:id/stock',
    access: 'right:menus',
    summary: 'Mark a dish as available or out of stock; open guest pages change at once.',
    params: idParams,
    body: z.object({ available: z.boolean() }),
    response: dishOut,
    refusals: { not_found: noDetails },
  }),
  deleteDishImage: endpoint({
    method: 'POST',
    path: '/dishes/delete-dish-image',
    access: 'right:menus',
    summary: 'Remove the picture of a dish.',
    body: z.object({ dishId: id }),
    response: dishOut,
    refusals: { not_found: noDetails },
  }),
  removeDish: endpoint({
    method: 'DELETE',
    path: '/dishes/:id/remove-from-menu',
    access: 'right:menus',
    summary: 'Remove a dish from its menu. Past orders keep their copy of it.',
    params: idParams,
    query: z.object({ menuId: id.optional() }),
    response: nothing,
    refusals: { not_found: noDetails },
  }),
});
