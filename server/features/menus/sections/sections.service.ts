import type { Locale } from '#core/i18n/locale.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { isStillOrdered, reorderDishes } from '#core/menus/sections/menu-arrangement.ts';
import { planSectionChanges, type SectionChanges } from '#core/menus/sections/section-changes.ts';
import { firstFreeSectionName } from '#core/menus/sections/section-names.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { logStockChanges } from '#server/stock-log/log-stock-changes.ts';
import { listDishesThatMayBeOut } from '#server/stock-log/stock-log.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { findVisibleMenu, lockMenu } from '../menu/menus.queries.ts';
import { presentSection } from './sections.presenter.ts';
import {
  deleteSections,
  insertSections,
  listDishPositions,
  listSections,
  setDishPositions,
  setSectionPositions,
  updateSections,
} from './sections.queries.ts';

export type SectionsService = ReturnType<typeof createSectionsService>;

const requireNoRepeats = (ids: readonly string[]): void => {
  if (new Set(ids).size < ids.length) throw new Refusal('invalid_input');
};

const isSameSet = (ids: readonly string[], known: ReadonlySet<string>): boolean =>
  ids.length === known.size && ids.every((id) => known.has(id));

export const createSectionsService = ({ db, clock }: { db: Database; clock: Clock }) => {
  /** Locks the menu, changes its contents, and notifies the guests who are viewing it. */
  const changeMenu = <T>(
    scope: OwnerScope,
    menuId: string,
    apply: (tx: Transaction, menuId: OwnId<'menu'>) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const menu = await lockMenu(tx, scope, menuId);
      if (!menu) throw new Refusal('not_found');
      const result = await apply(tx, menu.id);
      if (menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return result;
    });

  return {
    list: async (viewer: OwnerScope | null, menuId: string): Promise<Section[]> => {
      const menu = await findVisibleMenu(db, menuId, viewer);
      if (!menu) throw new Refusal('not_found');
      return (await listSections(db, menu.id)).map(presentSection);
    },

    change: (
      scope: OwnerScope,
      changedMenuId: string,
      changes: SectionChanges,
      locale: Locale,
    ): Promise<{ id: string | null; sections: Section[] }> =>
      changeMenu(scope, changedMenuId, async (tx, menuId) => {
        const current = await listSections(tx, menuId);
        const plan = planSectionChanges(current, changes, (taken) => firstFreeSectionName(taken, locale));
        if (!plan.ok) {
          if (plan.problem !== 'changed_meanwhile') throw new Refusal(plan.problem);
          const section = presentSection(plan.section);
          throw new Refusal<'changeSections'>(plan.problem, { section });
        }
        const last = current.at(-1)?.position ?? -1;
        const added = plan.addedNames.map((name, index) => ({
          id: newId(),
          name,
          position: last + 1 + index,
        }));
        if (plan.removed.length > 0)
          await logStockChanges(tx, scope, await listDishesThatMayBeOut(tx, menuId), clock.now(), () =>
            deleteSections(tx, menuId, plan.removed),
          );
        await updateSections(tx, menuId, plan.updated);
        await insertSections(tx, menuId, added);
        const sections = (await listSections(tx, menuId)).map(presentSection);
        return { id: added[0]?.id ?? null, sections };
      }).catch((error: unknown) => {
        throw violates(error, 'sections_name_in_menu') ? new Refusal('section_name_taken') : error;
      }),

    setOrder: (
      scope: OwnerScope,
      changedMenuId: string,
      order: readonly string[],
      was: readonly string[] | undefined,
    ): Promise<void> => {
      requireNoRepeats(order);
      return changeMenu(scope, changedMenuId, async (tx, menuId) => {
        const now = (await listSections(tx, menuId)).map(({ id }) => id);
        const known = new Set(now);
        if (!isSameSet(order, known)) throw new Refusal<'orderSections'>('changed_meanwhile');
        if (was && !isStillOrdered(was, now, known)) throw new Refusal<'orderSections'>('changed_meanwhile');
        await setSectionPositions(tx, menuId, order);
      });
    },

    /**
     * The dishes of a section in order; dishes of the menu's other sections move here. One that is in the section
     * and not in the list stays, at the end: it was added meanwhile, or its new section has not been sent yet.
     */
    setDishOrder: (
      scope: OwnerScope,
      changedMenuId: string,
      sectionId: string,
      order: readonly string[],
      was: readonly string[] | undefined,
    ): Promise<void> => {
      requireNoRepeats(order);
      return changeMenu(scope, changedMenuId, async (tx, menuId) => {
        const section = (await listSections(tx, menuId)).find(({ id }) => id === sectionId);
        if (!section) throw new Refusal('not_found');
        const dishes = await listDishPositions(tx, menuId);
        const known = new Set(dishes.map(({ id }) => id));
        if (!order.every((id) => known.has(id))) throw new Refusal<'orderDishes'>('changed_meanwhile');
        const now = dishes.filter((dish) => dish.sectionId === sectionId).map(({ id }) => id);
        if (was && !isStillOrdered(was, now, known)) throw new Refusal<'orderDishes'>('changed_meanwhile');
        const all = reorderDishes(now, order);
        if (all.length > limits.dishesPerSection) throw new Refusal('limit_reached');
        await setDishPositions(tx, scope, section.id, all);
      });
    },
  };
};
