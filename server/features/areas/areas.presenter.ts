import type { Area, MenuAreas } from '#core/areas/areas.contract.ts';
import type { AreaRow, listSectionAreas } from './areas.queries.ts';

export const presentArea = ({ id, name }: AreaRow): Area => ({ _id: id, name });

/** Rows come menu by menu. */
export const presentMenuAreas = (rows: Awaited<ReturnType<typeof listSectionAreas>>): MenuAreas[] =>
  [...Map.groupBy(rows, ({ menuId }) => menuId)].map(([_id, own]) => ({
    _id,
    name: own[0]?.menuName ?? '',
    isActive: own[0]?.isActive ?? false,
    sections: own.map(({ section }) => ({ _id: section.id, name: section.name, area: section.areaId })),
  }));
