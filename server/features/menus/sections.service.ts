import { Refusal } from '#core/errors/error-codes.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { limits } from '#core/kit/limits.ts';
import { isStillOrdered, placeDishes } from '#core/menus/menu-arrangement.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { planSectionChanges, type SectionChanges } from '#core/menus/section-changes.ts';
import { firstFreeSectionName } from '#core/menus/section-names.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { OwnerScope } from '#server/http/owner-scope.ts';
import { newId } from '#server/kit/ids.ts';
import { logEvents } from '#server/live/event-log.ts';
import { findVisibleMenu, lockMenu } from './menus.queries.ts';
import { presentSection } from './sections.presenter.ts';
import {
  deleteSections,
  insertSections,
  listDishPlaces,
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

export const createSectionsService = ({ db }: { db: Database }) => {
  /** Locks the menu, changes what is in it, and tells the guests who are looking at it. */
  const changeMenu = <T>(
    scope: OwnerScope,
    menuId: string,
    apply: (tx: Transaction) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const menu = await lockMenu(tx, scope, menuId);
      if (!menu) throw new Refusal('not_found');
      const result = await apply(tx);
      if (menu.isActive) await logEvents(tx, scope.ownerId, { kind: 'menu' });
      return result;
    });

  return {
    list: async (viewer: OwnerScope | null, menuId: string): Promise<Section[]> => {
      if (!(await findVisibleMenu(db, menuId, viewer))) throw new Refusal('not_found');
      return (await listSections(db, menuId)).map(presentSection);
    },

    change: (
      scope: OwnerScope,
      menuId: string,
      changes: SectionChanges,
      locale: Locale,
    ): Promise<{ id: string | null; sections: Section[] }> =>
      changeMenu(scope, menuId, async (tx) => {
        const current = await listSections(tx, menuId);
        const plan = planSectionChanges(current, changes, (taken) => firstFreeSectionName(taken, locale));
        if (!plan.ok) {
          const details = 'section' in plan ? { section: presentSection(plan.section) } : undefined;
          throw new Refusal(plan.problem, details);
        }
        const last = current.at(-1)?.position ?? -1;
        const added = plan.addedNames.map((name, index) => ({
          id: newId(),
          menuId,
          name,
          position: last + 1 + index,
        }));
        await deleteSections(tx, menuId, plan.removed);
        await updateSections(tx, plan.updated);
        await insertSections(tx, added);
        const sections = (await listSections(tx, menuId)).map(presentSection);
        return { id: added[0]?.id ?? null, sections };
      }).catch((error: unknown) => {
        throw violates(error, 'sections_name_in_menu') ? new Refusal('section_name_taken') : error;
      }),

    setOrder: (
      scope: OwnerScope,
      menuId: string,
      order: readonly string[],
      was: readonly string[] | undefined,
    ): Promise<void> => {
      requireNoRepeats(order);
      return changeMenu(scope, menuId, async (tx) => {
        const now = (await listSections(tx, menuId)).map(({ id }) => id);
        const known = new Set(now);
        if (!isSameSet(order, known)) throw new Refusal('changed_meanwhile');
        if (was && !isStillOrdered(was, now, known)) throw new Refusal('changed_meanwhile');
        await setSectionPositions(tx, menuId, order);
      });
    },

    /**
     * The dishes of a section in order; dishes of the menu's other sections move here. One that is in the section
     * and not in the list stays, at the end: it was added meanwhile, or its new section has not been sent yet.
     */
    setDishOrder: (
      scope: OwnerScope,
      menuId: string,
      sectionId: string,
      order: readonly string[],
      was: readonly string[] | undefined,
    ): Promise<void> => {
      requireNoRepeats(order);
      return changeMenu(scope, menuId, async (tx) => {
        const sections = await listSections(tx, menuId);
        if (!sections.some(({ id }) => id === sectionId)) throw new Refusal('not_found');
        const places = await listDishPlaces(tx, menuId);
        const known = new Set(places.map(({ id }) => id));
        if (!order.every((id) => known.has(id))) throw new Refusal('changed_meanwhile');
        const now = places.filter((place) => place.sectionId === sectionId).map(({ id }) => id);
        if (was && !isStillOrdered(was, now, known)) throw new Refusal('changed_meanwhile');
        const all = placeDishes(now, order);
        if (all.length > limits.dishesPerSection) throw new Refusal('limit_reached');
        await setDishPositions(tx, sectionId, all);
      });
    },
  };
};
