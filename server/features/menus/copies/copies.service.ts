import type { BodyOf } from '#core/http/endpoint.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { copiesContract } from '#core/menus/copies/copies.contract.ts';
import { firstFreeCopyName } from '#core/menus/copies/copy-names.ts';
import { firstFreeMenuName } from '#core/menus/menu-names.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { QuotaOverrides } from '#core/values/quotas.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { countDishes, lockQuotas } from '#server/quotas/quotas.queries.ts';
import { requireQuota } from '#server/quotas/require-quota.ts';
import { newId } from '#server/system/ids.ts';
import { readSectionEnd } from '../dishes/dishes.queries.ts';
import { assertMenuQuota } from '../dishes/dishes.service.ts';
import { presentMenu } from '../menu/menus.presenter.ts';
import { listMenus, lockMenu } from '../menu/menus.queries.ts';
import { presentSection } from '../sections/sections.presenter.ts';
import { findSection, listSections, type SectionRow } from '../sections/sections.queries.ts';
import {
  insertDishCopies,
  insertMenuCopy,
  insertSectionCopies,
  listStoredDishes,
  type StoredDish,
} from './copies.queries.ts';

export type CopiesService = ReturnType<typeof createCopiesService>;
type SectionTarget = BodyOf<typeof copiesContract.copySection>;

const getLockedMenu = async (tx: Transaction, scope: OwnerScope, menuId: string) => {
  const menu = await lockMenu(tx, scope, menuId);
  if (!menu) throw new Refusal('not_found');
  return menu;
};

const requireDishQuota = async (
  tx: Transaction,
  scope: OwnerScope,
  quotas: QuotaOverrides,
  added: number,
): Promise<void> => requireQuota(quotas, 'dishes', (await countDishes(tx, scope.ownerId)) + added);

/** The requested ones, in the order of their section. */
const chooseDishes = (dishes: readonly StoredDish[], ids: readonly string[] | undefined) => {
  if (!ids) return dishes;
  const wanted = new Set(ids);
  const chosen = dishes.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw new Refusal('not_found');
  return chosen;
};

const addSectionLike = async (
  tx: Transaction,
  menuId: OwnId<'menu'>,
  section: SectionRow,
  locale: Locale,
) => {
  const existing = await listSections(tx, menuId);
  if (existing.length >= limits.sectionsPerMenu) throw new Refusal('limit_reached');
  const taken = new Set(existing.map(({ name }) => name));
  const name = taken.has(section.name) ? firstFreeCopyName(section.name, taken, locale) : section.name;
  const own = { id: newId(), name, position: (existing.at(-1)?.position ?? -1) + 1 };
  const [added] = await insertSectionCopies(tx, menuId, [{ section, own }]);
  if (!added) throw new Error('insert returned no section');
  return added;
};

/**
 * Copies within what one owner has. Everything is read and written in one transaction under the locks of the owner's
 * quotas and of both menus. Pictures are shared by their content, so a copy takes no space.
 */
export const createCopiesService = ({ db }: { db: Database }) => ({
  copyMenu: (scope: OwnerScope, menuId: string, locale: Locale): Promise<Menu> =>
    db.transaction(async (tx) => {
      const quotas = await lockQuotas(tx, scope);
      const menu = await getLockedMenu(tx, scope, menuId);
      const existing = await listMenus(tx, scope);
      requireQuota(quotas, 'menus', existing.length + 1);
      const sections = await listSections(tx, menu.id);
      const dishes = await listStoredDishes(
        tx,
        scope,
        sections.map(({ id }) => id),
      );
      await requireDishQuota(tx, scope, quotas, dishes.length);

      const taken = new Set(existing.map(({ name }) => name));
      const name = menu.name ? firstFreeCopyName(menu.name, taken, locale) : firstFreeMenuName(taken, locale);
      const copy = await insertMenuCopy(tx, scope, menu, { id: newId(), name });
      const copied = await insertSectionCopies(
        tx,
        copy.id,
        sections.map((section) => ({
          section,
          own: { id: newId(), name: section.name, position: section.position },
        })),
      );
      const sectionByName = new Map(copied.map((section) => [section.name, section.id]));
      const copyOf = new Map(sections.map(({ id, name }) => [id as string, sectionByName.get(name)]));
      await insertDishCopies(
        tx,
        scope,
        dishes.flatMap((dish) => {
          const sectionId = copyOf.get(dish.sectionId);
          return sectionId ? [{ dish, own: { id: newId(), position: dish.position, sectionId } }] : [];
        }),
      );
      return presentMenu(copy);
    }),

  copySection: (
    scope: OwnerScope,
    menuId: string,
    sectionId: string,
    { toMenuId, toSection, dishIds }: SectionTarget,
    locale: Locale,
  ): Promise<{ section: Section; dishCount: number }> =>
    db.transaction(async (tx) => {
      const quotas = await lockQuotas(tx, scope);
      const from = await getLockedMenu(tx, scope, menuId);
      const to = await getLockedMenu(tx, scope, toMenuId);
      const source = (await listSections(tx, from.id)).find(({ id }) => id === sectionId);
      if (!source) throw new Refusal('not_found');
      const dishes = chooseDishes(await listStoredDishes(tx, scope, [source.id]), dishIds);
      await requireDishQuota(tx, scope, quotas, dishes.length);

      const section =
        toSection === undefined
          ? await addSectionLike(tx, to.id, source, locale)
          : await findSection(tx, to.id, toSection);
      if (!section) throw new Refusal('not_found');
      const { dishCount, nextPosition } = await readSectionEnd(tx, section.id);
      if (dishCount + dishes.length > limits.dishesPerSection) throw new Refusal('limit_reached');

      await insertDishCopies(
        tx,
        scope,
        dishes.map((dish, index) => ({
          dish,
          own: { id: newId(), position: nextPosition + index, sectionId: section.id },
        })),
      );
      // A section without dishes adds nothing to a menu that is full already.
      if (dishes.length > 0) await assertMenuQuota(tx, to.id);
      if (to.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return { section: presentSection(section), dishCount: dishes.length };
    }),
});
