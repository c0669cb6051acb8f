import { z } from 'zod';
import { sectionHoursIn, sectionHoursOut } from '../hours/hours-shape.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails, quotaReached } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import {
  id,
  idParams,
  imageDataUrl,
  nothing,
  optionalLine,
  optionalText,
  revision,
  sectionInput,
  sectionName,
} from '../values/wire.ts';
import { dishOut } from './dishes/dish-shape.ts';
import { fontStyles, layoutStyles } from './menu-style.ts';
import { guestLanguage, translations } from './translations/translations.contract.ts';

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

export const menu = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  owner: id,
  logo: z.string().nullable(),
  primaryColor: z.string(),
  layoutStyle: z.enum(layoutStyles),
  fontStyle: z.enum(fontStyles),
  isActive: z.boolean(),
  revision: z.number(),
  /** In which its texts are written; the others are translations. */
  mainLanguage: guestLanguage,
  translations,
});
export type Menu = z.output<typeof menu>;

export const section = z.object({
  _id: id,
  sectionName: z.string(),
  showImages: z.boolean(),
  /** When it is served, by the clocks of the restaurant's time zone; empty: always. */
  hours: sectionHoursOut,
  translations,
});
export type Section = z.output<typeof section>;

const menuParams = z.object({ menuId: id });
const sectionParams = z.object({ menuId: id, sectionId: id });
const orderedIds = z.array(id).max(limits.dishesPerSection);
const order = z.object({
  order: orderedIds,
  /** The order it was changed from: when the saved one is another by now, the change is refused. */
  was: orderedIds.optional(),
});

export const sectionChanges = z.object({
  update: z
    .array(
      z.object({
        _id: id,
        newName: sectionName.optional(),
        /** The name it replaces: when the section is called otherwise by now, the change is refused. */
        was: z.string().max(limits.name).optional(),
        showImages: z.boolean().optional(),
        hours: sectionHoursIn.optional(),
        /** The hours they replace: when others are saved by now, the change is refused. */
        hoursWere: sectionHoursIn.optional(),
      }),
    )
    .max(limits.sectionsPerMenu)
    .default([]),
  remove: z.array(id).max(limits.sectionsPerMenu).default([]),
  /** Without a name the new section gets 'New category N', N the first free number. */
  add: z
    .array(
      z.object({
        sectionName: sectionName.optional(),
        dishes: z.array(z.unknown()).max(0).default([]),
      }),
    )
    .max(limits.sectionsPerMenu)
    .default([]),
});

export const menusContract = contract({
  listMyMenus: endpoint({
    method: 'GET',
    path: '/users/menus',
    access: 'right:menus',
    summary: "The owner's menus, newest last.",
    response: z.array(menu),
  }),
  createMenu: endpoint({
    method: 'POST',
    path: '/users/menus',
    access: 'right:menus',
    summary: 'Create a menu. The first one becomes active.',
    response: menu,
    status: 201,
    refusals: quotaReached,
  }),
  setActiveMenu: endpoint({
    method: 'PATCH',
    path: '/users/active-menu',
    access: 'right:menus',
    summary: 'Make one menu the active one.',
    body: z.object({ menuId: id }),
    response: menu,
    refusals: { not_found: noDetails },
  }),
  getActiveMenu: endpoint({
    method: 'GET',
    path: '/users/:id/activeMenu',
    access: 'public',
    readsMenu: true,
    summary: 'Which menu of an owner is active.',
    params: idParams,
    response: z.object({ menu: z.object({ _id: id }) }),
    refusals: { not_found: noDetails, no_active_menu: noDetails },
  }),
  getMenu: endpoint({
    method: 'GET',
    path: '/menus/:menuId',
    access: 'public',
    readsMenu: true,
    summary: 'One menu; for others than its owner only while it is active.',
    params: menuParams,
    response: menu,
    refusals: { not_found: noDetails },
  }),
  updateMenu: endpoint({
    method: 'PUT',
    path: '/menus/:menuId',
    access: 'right:menus',
    carriesImage: true,
    summary: 'Change name, description, logo, design or main language; at least one of them.',
    params: menuParams,
    body: z
      .object({
        name: optionalLine(limits.name),
        description: optionalText(limits.description),
        logo: z.union([imageDataUrl, z.string().max(300), z.null()]),
        primaryColor: hexColor,
        layoutStyle: z.enum(layoutStyles),
        fontStyle: z.enum(fontStyles),
        mainLanguage: guestLanguage,
        /** The revision that was edited: when the menu has another one by now, the change is refused. */
        revision,
      })
      .partial(),
    response: menu,
    refusals: {
      not_found: noDetails,
      not_an_image: noDetails,
      ...quotaReached,
      changed_meanwhile: z.object({ menu }),
    },
  }),
  deleteMenu: endpoint({
    method: 'DELETE',
    path: '/menus/:menuId',
    access: 'right:menus',
    isHeavy: true,
    summary: 'Delete a menu. Past orders keep their copy of it.',
    params: menuParams,
    response: nothing,
    refusals: { not_found: noDetails, menu_in_use: noDetails },
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/menus/:menuId/logo',
    access: 'right:menus',
    carriesImage: true,
    summary: 'Set the logo from a data URL, or remove it with null.',
    params: menuParams,
    body: z.object({ menuId: id.optional(), logo: imageDataUrl.nullable() }),
    response: z.object({ menu: z.object({ _id: id, logo: z.string().nullable(), revision: z.number() }) }),
    refusals: { not_found: noDetails, not_an_image: noDetails, ...quotaReached },
  }),
  listSections: endpoint({
    method: 'GET',
    path: '/menus/:menuId/sections',
    access: 'public',
    readsMenu: true,
    summary: 'The sections of a menu, in order.',
    params: menuParams,
    response: z.array(section),
    refusals: { not_found: noDetails },
  }),
  changeSections: endpoint({
    method: 'PUT',
    path: '/menus/:menuId/sections',
    access: 'right:menus',
    isHeavy: ({ remove }: { remove: readonly string[] }) => remove.length > 0,
    summary: 'Rename, remove or add sections; say when they are served.',
    params: menuParams,
    body: sectionChanges,
    response: z.object({ id: id.nullable(), sections: z.array(section) }),
    refusals: {
      not_found: noDetails,
      section_name_taken: noDetails,
      limit_reached: noDetails,
      changed_meanwhile: z.object({ section }),
    },
  }),
  orderSections: endpoint({
    method: 'PUT',
    path: '/menus/:menuId/sections/order',
    access: 'right:menus',
    summary: 'Set the order of the sections.',
    params: menuParams,
    body: order,
    response: nothing,
    refusals: { not_found: noDetails, changed_meanwhile: noDetails },
  }),
  orderDishes: endpoint({
    method: 'PUT',
    path: '/menus/:menuId/sections/:sectionId/order',
    access: 'right:menus',
    summary: 'Set the dishes of a section and their order; dishes of the same menu move here.',
    params: sectionParams,
    body: order,
    response: nothing,
    refusals: { not_found: noDetails, changed_meanwhile: noDetails, limit_reached: noDetails },
  }),
  listMenuDishes: endpoint({
    method: 'GET',
    path: '/menus/:menuId/dishes',
    access: 'right:menus',
    summary: 'Every dish of a menu by section, in order: what the editor opens with.',
    params: menuParams,
    response: z.array(z.object({ sectionId: id, dishes: z.array(dishOut) })),
    refusals: { not_found: noDetails },
  }),
  listSectionDishes: endpoint({
    method: 'GET',
    path: '/menus/:menuId/sections/:sectionName/dishes',
    access: 'public',
    readsMenu: true,
    summary: 'The dishes of a section, by its name or its _id.',
    params: z.object({ menuId: id, sectionName: sectionInput }),
    response: z.array(dishOut),
    refusals: { not_found: noDetails },
  }),
});
