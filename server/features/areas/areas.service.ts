import { canTakeOrders } from '#core/accounts/plans.ts';
import type { Area, MenuAreas } from '#core/areas/areas.contract.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import { lockQuotas } from '#server/quotas/quotas.queries.ts';
import { newId } from '#server/system/ids.ts';
import { presentArea, presentMenuAreas } from './areas.presenter.ts';
import {
  type AreaRow,
  chooseAreaOfOthers,
  countAreas,
  deleteArea,
  findAreaCalled,
  insertArea,
  listAreas,
  listSectionAreas,
  renameArea,
  setAreaPosition,
  setSectionArea,
} from './areas.queries.ts';

export type AreasService = ReturnType<typeof createAreasService>;

const found = <T>(row: T | null | false): T => {
  if (!row) throw new Refusal('not_found');
  return row;
};

const insertInLimit = async (tx: Transaction, scope: OwnerScope, row: AreaRow): Promise<AreaRow> => {
  if ((await countAreas(tx, scope)) >= limits.areas) throw new Refusal('limit_reached');
  await insertArea(tx, scope, row);
  return row;
};

/** Where dishes are made: the kitchen, the bar. */
export const createAreasService = ({ db }: { db: Database }) => {
  /** One change of an owner's areas at a time; boards read them again. */
  const change = <T>(scope: OwnerScope, apply: (tx: Transaction) => Promise<T>): Promise<T> =>
    db
      .transaction(async (tx) => {
        await lockQuotas(tx, scope);
        const result = await apply(tx);
        await logEvents(tx, scope.ownerId, { kind: 'areas' });
        return result;
      })
      .catch((error: unknown) => {
        throw violates(error, 'areas_name') ? new Refusal('area_name_taken') : error;
      });

  return {
    list: async (scope: OwnerScope): Promise<Area[]> => (await listAreas(db, scope)).map(presentArea),

    add: async (scope: OwnerScope, name: string): Promise<Area> => {
      requireOrderingPlan(scope);
      const row = { id: newId(), name };
      await change(scope, async (tx) => {
        await insertInLimit(tx, scope, row);
      });
      return presentArea(row);
    },

    /**
     * The areas of these names, those that are missing added; none on a plan that has no areas. In a transaction that has
     * locked the quotas, which logs `areas` at its end when something was added.
     */
    addMissing: async (
      tx: Transaction,
      scope: OwnerScope,
      names: readonly string[],
    ): Promise<{ ids: ReadonlyMap<string, string>; wereAdded: boolean }> => {
      const ids = new Map<string, string>();
      let wereAdded = false;
      for (const name of canTakeOrders(scope.plan) ? new Set(names) : []) {
        const known = await findAreaCalled(tx, scope, name);
        const { id } = known ?? (await insertInLimit(tx, scope, { id: newId(), name }));
        wereAdded ||= !known;
        ids.set(name, id);
      }
      return { ids, wereAdded };
    },

    rename: async (scope: OwnerScope, areaId: string, name: string): Promise<Area> =>
      presentArea(found(await change(scope, (tx) => renameArea(tx, scope, areaId, name)))),

    setOrder: (scope: OwnerScope, order: readonly string[]): Promise<Area[]> =>
      change(scope, async (tx) => {
        const current = await listAreas(tx, scope);
        const known = new Set(current.map(({ id }) => id));
        const isSameSet = order.length === known.size && new Set(order).size === known.size;
        if (!isSameSet || !order.every((id) => known.has(id)))
          throw new Refusal<'orderAreas'>('changed_meanwhile');
        const [first] = current;
        // Whatever has no area is made in the first one: another first one must not take it over.
        if (first && first.id !== order[0]) await chooseAreaOfOthers(tx, scope, first.id);
        for (const [position, id] of order.entries()) await setAreaPosition(tx, scope, id, position);
        return (await listAreas(tx, scope)).map(presentArea);
      }),

    delete: (scope: OwnerScope, areaId: string): Promise<void> =>
      change(scope, async (tx) => {
        found(await deleteArea(tx, scope, areaId));
      }),

    /** For the export: each with its sections. */
    listWithSections: async (scope: OwnerScope) => {
      const rows = await listSectionAreas(db, scope);
      return (await listAreas(db, scope)).map((area) => ({
        ...presentArea(area),
        sections: rows.flatMap(({ section }) => (section.areaId === area.id ? [section.id] : [])),
      }));
    },

    listSections: async (scope: OwnerScope): Promise<MenuAreas[]> =>
      presentMenuAreas(await listSectionAreas(db, scope)),

    setSection: (scope: OwnerScope, sectionId: string, areaId: string | null): Promise<void> =>
      change(scope, async (tx) => {
        found(await setSectionArea(tx, scope, sectionId, areaId));
      }),
  };
};
