import { z } from 'zod';
import { contract, endpoint } from '../../http/endpoint.ts';
import { noDetails, quotaReached } from '../../http/refusals.ts';
import { limits } from '../../values/limits.ts';
import { id, sectionInput } from '../../values/wire.ts';
import { menu, section } from '../menus.contract.ts';

export const copiesContract = contract({
  copyMenu: endpoint({
    method: 'POST',
    path: '/menus/:menuId/copy',
    access: 'right:menus',
    isHeavy: true,
    summary: 'Copy a menu with its design, sections, dishes and pictures. The copy is not active.',
    params: z.object({ menuId: id }),
    response: menu,
    status: 201,
    refusals: { not_found: noDetails, ...quotaReached },
  }),
  copySection: endpoint({
    method: 'POST',
    path: '/menus/:menuId/sections/:sectionId/copy',
    access: 'right:menus',
    isHeavy: true,
    summary:
      "Copy a section, or some of its dishes, to the end of one of the owner's menus or of a section in it.",
    params: z.object({ menuId: id, sectionId: id }),
    body: z.object({
      toMenuId: id,
      /** A section of that menu, by its name or its _id. Without it a new section is made like the one copied. */
      toSection: sectionInput.optional(),
      /** Of the section; all of them when nothing is said. */
      dishIds: z.array(id).min(1).max(limits.dishesPerSection).optional(),
    }),
    response: z.object({ section, dishCount: z.number() }),
    status: 201,
    refusals: { not_found: noDetails, limit_reached: noDetails, menu_too_large: noDetails, ...quotaReached },
  }),
});
