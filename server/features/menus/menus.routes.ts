import type { menusContract } from '#core/menus/menus.contract.ts';
import { Refusal } from '#core/refusal.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { DishesService } from './dishes/dishes.service.ts';
import type { MenusService } from './menu/menus.service.ts';
import type { PublicMenusService } from './public-menus.service.ts';
import type { SectionsService } from './sections/sections.service.ts';

type Needs = {
  menus: MenusService;
  sections: SectionsService;
  dishes: DishesService;
  publicMenus: PublicMenusService;
};

export const menusRoutes = ({
  menus,
  sections,
  dishes,
  publicMenus,
}: Needs): HandlersFor<typeof menusContract> => ({
  listMyMenus: ({ owner }) => menus.list(owner),
  createMenu: ({ owner, locale }) => menus.create(owner, locale),
  setActiveMenu: ({ owner, body }) => menus.setActive(owner, body.menuId),
  getActiveMenu: ({ params }) => publicMenus.getActive(publicOwner(params.id)),

  getMenu: ({ owner, params }) => publicMenus.get(owner, params.menuId),
  updateMenu: ({ owner, params, body }) => menus.update(owner, params.menuId, body),
  deleteMenu: async ({ owner, params }) => {
    await menus.delete(owner, params.menuId);
    return {};
  },
  setLogo: async ({ owner, params, body }) => {
    if (body.menuId !== undefined && body.menuId !== params.menuId) throw new Refusal('invalid_input');
    return { menu: await menus.setLogo(owner, params.menuId, body.logo) };
  },

  listSections: ({ owner, params }) => publicMenus.listSections(owner, params.menuId),
  changeSections: ({ owner, params, body, locale }) => sections.change(owner, params.menuId, body, locale),
  orderSections: async ({ owner, params, body }) => {
    await sections.setOrder(owner, params.menuId, body.order, body.was);
    return {};
  },
  orderDishes: async ({ owner, params, body }) => {
    await sections.setDishOrder(owner, params.menuId, params.sectionId, body.order, body.was);
    return {};
  },
  listMenuDishes: ({ owner, params }) => dishes.listOfMenu(owner, params.menuId),
  listSectionDishes: ({ owner, params }) => publicMenus.listDishes(owner, params.menuId, params.sectionName),
});
