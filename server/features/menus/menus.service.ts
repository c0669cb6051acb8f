import { Refusal } from '#core/errors/error-codes.ts';
import type { BodyOf } from '#core/http/endpoint.ts';
import type { OrderPageInput } from '#core/http/page-renderer.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { limits } from '#core/kit/limits.ts';
import { defaultMenuLook } from '#core/menus/menu-look.ts';
import { firstFreeMenuName } from '#core/menus/menu-names.ts';
import type { Menu, menusContract } from '#core/menus/menus.contract.ts';
import type { PublicMenu } from '#core/restaurants/restaurants.contract.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { OwnerScope } from '#server/http/owner-scope.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { readPictureChange } from '#server/images/picture-change.ts';
import { newId } from '#server/kit/ids.ts';
import { logEvents } from '#server/live/event-log.ts';
import { presentGuestMenu } from './guest-menu.presenter.ts';
import { findActiveLook, listGuestMenuRows } from './guest-menu.queries.ts';
import { presentLogo, presentMenu } from './menus.presenter.ts';
import {
  deleteMenu,
  findActiveMenuOf,
  findNewestMenuId,
  findVisibleMenu,
  hasOpenShift,
  insertMenu,
  listMenus,
  lockMenu,
  lockMenuForDeletion,
  lockMenuSet,
  type MenuChange,
  makeActive,
  updateMenu,
} from './menus.queries.ts';

type Needs = { db: Database; images: ImageStore };
type MenuUpdate = BodyOf<typeof menusContract.updateMenu>;

export type MenusService = ReturnType<typeof createMenusService>;

/** Empty texts ask for nothing by themselves; beside something else an empty description clears the old one. */
const asksForNothing = ({ name, description, logo, revision: _, ...design }: MenuUpdate): boolean =>
  !name && !description && logo === undefined && Object.values(design).every((value) => value === undefined);

export const createMenusService = ({ db, images }: Needs) => {
  const change = (
    scope: OwnerScope,
    menuId: string,
    changes: MenuChange,
    editedRevision?: number,
  ): Promise<Menu> =>
    db.transaction(async (tx) => {
      const menu = await lockMenu(tx, scope, menuId);
      if (!menu) throw new Refusal('not_found');
      if (editedRevision !== undefined && editedRevision !== menu.revision)
        throw new Refusal('changed_meanwhile', { menu: presentMenu(menu) });
      const isChanged = Object.values(changes).some((value) => value !== undefined);
      const changed = isChanged ? await updateMenu(tx, menuId, changes) : menu;
      if (isChanged && menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return presentMenu(changed);
    });

  /** Before the picture is worked on: nobody makes us process pictures for a menu they do not have. */
  const requireOwn = async (scope: OwnerScope, menuId: string): Promise<void> => {
    const menu = await findVisibleMenu(db, menuId, scope);
    if (menu?.ownerId !== scope.ownerId) throw new Refusal('not_found');
  };

  const takeLogo = async (sent: string | null | undefined): Promise<string | null | undefined> => {
    const wish = readPictureChange(sent);
    if (wish.kind === 'set') return images.save(wish.dataUrl);
    return wish.kind === 'remove' ? null : undefined;
  };

  return {
    list: async (scope: OwnerScope): Promise<Menu[]> => (await listMenus(db, scope)).map(presentMenu),

    create: (scope: OwnerScope, locale: Locale): Promise<Menu> =>
      db.transaction(async (tx) => {
        await lockMenuSet(tx, scope);
        const existing = await listMenus(tx, scope);
        if (existing.length >= limits.menusPerOwner) throw new Refusal('limit_reached');
        const menu = await insertMenu(tx, {
          id: newId(),
          ownerId: scope.ownerId,
          name: firstFreeMenuName(new Set(existing.map(({ name }) => name)), locale),
          isActive: existing.length === 0,
        });
        if (menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return presentMenu(menu);
      }),

    setActive: (scope: OwnerScope, menuId: string): Promise<Menu> =>
      db.transaction(async (tx) => {
        await lockMenuSet(tx, scope);
        const menu = await makeActive(tx, scope, menuId);
        if (!menu) throw new Refusal('not_found');
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return presentMenu(menu);
      }),

    getActiveId: async (ownerId: string): Promise<string> => {
      const found = await findActiveMenuOf(db, ownerId);
      if (!found) throw new Refusal('not_found');
      if (!found.menuId) throw new Refusal('no_active_menu');
      return found.menuId;
    },

    get: async (viewer: OwnerScope | null, menuId: string): Promise<Menu> => {
      const menu = await findVisibleMenu(db, menuId, viewer);
      if (!menu) throw new Refusal('not_found');
      return presentMenu(menu);
    },

    update: async (scope: OwnerScope, menuId: string, body: MenuUpdate): Promise<Menu> => {
      if (asksForNothing(body)) throw new Refusal('invalid_input');
      await requireOwn(scope, menuId);
      const { name, logo, revision, ...rest } = body;
      const changes = { ...rest, name: name || undefined, logoHash: await takeLogo(logo) };
      return change(scope, menuId, changes, revision);
    },

    setLogo: async (scope: OwnerScope, menuId: string, logo: string | null): Promise<Menu> => {
      await requireOwn(scope, menuId);
      return change(scope, menuId, { logoHash: await takeLogo(logo) });
    },

    delete: (scope: OwnerScope, menuId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockMenuSet(tx, scope);
        const menu = await lockMenuForDeletion(tx, scope, menuId);
        if (!menu) throw new Refusal('not_found');
        if (menu.isActive && (await hasOpenShift(tx, scope))) throw new Refusal('menu_in_use');
        await deleteMenu(tx, menuId);
        if (!menu.isActive) return;
        const next = await findNewestMenuId(tx, scope);
        if (next) await makeActive(tx, scope, next);
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
      }),

    /** The active menu as a guest reads it, or another one that the caller may show; null when there is none. */
    findGuestMenu: async (ownerId: string, menuId?: string): Promise<PublicMenu['menu']> =>
      presentGuestMenu(await listGuestMenuRows(db, ownerId, menuId)),

    /** What the page of an order wears; Menta's own look while there is no active menu. */
    getGuestLook: async (ownerId: string): Promise<OrderPageInput['look']> => {
      const look = await findActiveLook(db, ownerId);
      const { primaryColor, fontStyle } = look ?? defaultMenuLook;
      return { primaryColor, fontStyle, logo: presentLogo(look?.logoHash ?? null) };
    },
  };
};
