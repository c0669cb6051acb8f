import type { Locale } from '#core/i18n/locale.ts';
import { type Table, writeTable } from '#core/menu-files/table/write-table.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { call } from '#web/lib/api/call.ts';

export type ExportKind = 'csv' | 'xlsx';

/** By section; empty where the restaurant is a single area. A section that none was chosen for is made in the first. */
const readAreaNames = async (menuId: string): Promise<ReadonlyMap<string, string>> => {
  const areas = await call('GET /areas');
  if (areas.length < 2) return new Map();
  const menus = await call('GET /areas/sections');
  const own = menus.find(({ _id }) => _id === menuId)?.sections ?? [];
  const nameOf = (id: string | null) => areas.find(({ _id }) => _id === id) ?? areas[0];
  return new Map(own.map(({ _id, area }) => [_id, nameOf(area)?.name ?? '']));
};

const readTableOf = async (menuId: string, locale: Locale): Promise<Table> => {
  const params = { menuId };
  const [sections, groups, areaNames] = await Promise.all([
    call('GET /menus/:menuId/sections', { params }),
    call('GET /menus/:menuId/dishes', { params }),
    readAreaNames(menuId),
  ]);
  const dishes = new Map(groups.map((group) => [group.sectionId, group.dishes]));
  return writeTable(
    sections.map(({ _id, ...section }) => ({
      ...section,
      area: areaNames.get(_id) ?? '',
      dishes: dishes.get(_id) ?? [],
    })),
    locale,
  );
};

const fileName = (name: string, kind: ExportKind): string => {
  const letters = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${letters || 'menu'}.${kind}`;
};

const download = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** The menu as a file, made in the browser from what its owner may read. */
export const exportMenu = async (menu: Menu, kind: ExportKind, locale: Locale): Promise<void> => {
  const table = await readTableOf(menu._id, locale);
  const content =
    kind === 'csv'
      ? (await import('./write-csv.ts')).writeCsv(table)
      : await (await import('./write-xlsx.ts')).writeXlsx(table, locale);
  download(content, fileName(menu.name, kind));
};
