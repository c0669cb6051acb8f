import { saysAnything } from '#core/guest-menu/menu-presence.ts';
import { menuWithoutKosherClaims } from '#core/guest-menu/without-kosher-claims.ts';
import type { BodyOf } from '#core/http/endpoint.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { firstFreeMenuName } from '#core/menus/menu-names.ts';
import type { Menu, menusContract } from '#core/menus/menus.contract.ts';
import { Refusal } from '#core/refusal.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { readPictureChange } from '#server/images/picture-change.ts';
import { logEvents } from '#server/live/event-log.ts';
import { lockQuotas } from '#server/quotas/quotas.queries.ts';
import { requireQuota } from '#server/quotas/require-quota.ts';
import { logStockChanges } from '#server/stock-log/log-stock-changes.ts';
import { listDishesThatMayBeOut } from '#server/stock-log/stock-log.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { presentMenu } from './menus.presenter.ts';
import {
  deleteMenu,
  findActiveMenuOf,
  findNewestMenuId,
  findOwnMenu,
  findVisibleMenu,
  hasOpenShift,
  insertMenu,
  listMenus,
  lockMenu,
  lockMenuForDeletion,
  lockMenuSet,
  type MenuColumns,
  makeActive,
  mayReadKosher,
  updateMenu,
} from './menus.queries.ts';
import { earliest, type PublicReading } from './public-reading.presenter.ts';

type Needs = { db: Database; clock: Clock; images: ImageStore };
type MenuUpdate = BodyOf<typeof menusContract.updateMenu>;

export type MenusService = ReturnType<typeof createMenusService>;

const asksForNothing = ({ revision: _, ...body }: MenuUpdate): boolean =>
  Object.values(body).every((value) => value === undefined);

/** A new menu, the first one active. Under the lock of the owner's quotas, so that two at once cannot both be the first. */
export const addMenu = async (
  tx: Transaction,
  scope: OwnerScope,
  quotas: QuotaOverrides,
  locale: Locale,
  name = '',
) => {
  const existing = await listMenus(tx, scope);
  requireQuota(quotas, 'menus', existing.length + 1);
  return insertMenu(tx, {
    id: newId(),
    ownerId: scope.ownerId,
    name: name || firstFreeMenuName(new Set(existing.map((menu) => menu.name)), locale),
    isActive: existing.length === 0,
  });
};

export const createMenusService = ({ db, clock, images }: Needs) => {
  const change = (
    scope: OwnerScope,
    menuId: string,
    changes: MenuColumns,
    editedRevision?: number,
  ): Promise<Menu> =>
    db.transaction(async (tx) => {
      const menu = await lockMenu(tx, scope, menuId);
      if (!menu) throw new Refusal('not_found');
      if (editedRevision !== undefined && editedRevision !== menu.revision)
        throw new Refusal<'updateMenu'>('changed_meanwhile', { menu: presentMenu(menu) });
      const isChanged = Object.values(changes).some((value) => value !== undefined);
      const changed = isChanged ? await updateMenu(tx, menu.id, changes) : menu;
      // A logo may always go; who empties the texts must leave something that tells the menu apart.
      const hasTexts = changes.name !== undefined || changes.description !== undefined;
      if (hasTexts && !saysAnything({ ...changed, logo: changed.logoHash }))
        throw new Refusal('invalid_input');
      if (isChanged && menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return presentMenu(changed);
    });

  /** Before the picture is worked on: nobody makes us process pictures for a menu they do not have. */
  const requireOwn = async (scope: OwnerScope, menuId: string): Promise<void> => {
    if (!(await findOwnMenu(db, scope, menuId))) throw new Refusal('not_found');
  };

  const takeLogo = async (
    scope: OwnerScope,
    sent: string | null | undefined,
  ): Promise<string | null | undefined> => {
    const change = readPictureChange(sent);
    if (change.kind === 'set') return images.save(scope, change.dataUrl);
    return change.kind === 'remove' ? null : undefined;
  };

  return {
    list: async (scope: OwnerScope): Promise<Menu[]> => (await listMenus(db, scope)).map(presentMenu),

    create: (scope: OwnerScope, locale: Locale): Promise<Menu> =>
      db.transaction(async (tx) => {
        const quotas = await lockQuotas(tx, scope);
        const menu = await addMenu(tx, scope, quotas, locale);
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

    getActiveId: async (ownerId: PublicOwnerId): Promise<string> => {
      const found = await findActiveMenuOf(db, ownerId);
      if (!found) throw new Refusal('not_found');
      if (!found.menuId) throw new Refusal('no_active_menu');
      return found.menuId;
    },

    get: async (viewer: OwnerScope | null, menuId: string): Promise<PublicReading<Menu>> => {
      const menu = await findVisibleMenu(db, menuId, viewer);
      if (!menu) throw new Refusal('not_found');
      const { isShown, until } = await mayReadKosher(db, viewer, menu, clock.now());
      const answer = isShown ? presentMenu(menu) : menuWithoutKosherClaims(presentMenu(menu));
      return { answer, validUntil: earliest(until) };
    },

    update: async (scope: OwnerScope, menuId: string, body: MenuUpdate): Promise<Menu> => {
      if (asksForNothing(body)) throw new Refusal('invalid_input');
      await requireOwn(scope, menuId);
      const { logo, revision, ...changes } = body;
      return change(scope, menuId, { ...changes, logoHash: await takeLogo(scope, logo) }, revision);
    },

    setLogo: async (scope: OwnerScope, menuId: string, logo: string | null): Promise<Menu> => {
      await requireOwn(scope, menuId);
      return change(scope, menuId, { logoHash: await takeLogo(scope, logo) });
    },

    delete: (scope: OwnerScope, menuId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockMenuSet(tx, scope);
        const menu = await lockMenuForDeletion(tx, scope, menuId);
        if (!menu) throw new Refusal('not_found');
        if (menu.isActive && (await hasOpenShift(tx, scope))) throw new Refusal('menu_in_use');
        await logStockChanges(tx, scope, await listDishesThatMayBeOut(tx, menu.id), clock.now(), async () => {
          await deleteMenu(tx, menu.id);
        });
        if (!menu.isActive) return;
        const next = await findNewestMenuId(tx, scope);
        if (next) await makeActive(tx, scope, next);
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
      }),
  };
};
