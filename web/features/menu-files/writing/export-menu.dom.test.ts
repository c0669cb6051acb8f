import { afterEach, expect, it, vi } from 'vitest';
import type { MenuAreas } from '#core/areas/areas.contract.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { exportMenu } from './export-menu.ts';

afterEach(() => vi.restoreAllMocks());

const id = (letter: string) => letter.repeat(24);
const menu = {
  _id: id('a'),
  name: 'Lunch',
  description: '',
  owner: id('b'),
  logo: null,
  primaryColor: '#2563eb',
  layoutStyle: 'classic' as const,
  fontStyle: 'modern-sans' as const,
  isActive: true,
  mainLanguage: 'en' as const,
  translations: {},
  revision: 1,
};
const sectionOf = (_id: string, sectionName: string) => ({
  _id,
  sectionName,
  showImages: true,
  hours: [],
  translations: {},
});
const [drinks, mains] = [sectionOf(id('c'), 'Drinks'), sectionOf(id('d'), 'Mains')];
const [kitchen, bar] = [
  { _id: id('e'), name: 'Kitchen' },
  { _id: id('f'), name: 'Bar' },
];
const ofMenu: MenuAreas = {
  _id: menu._id,
  name: menu.name,
  isActive: true,
  sections: [
    { _id: drinks._id, name: 'Drinks', area: bar._id },
    { _id: mains._id, name: 'Mains', area: null },
  ],
};

const exportWith = async (areas: (typeof bar)[]): Promise<string[]> => {
  const server = fakeServer();
  server.reply('GET /menus/:menuId/sections', [drinks, mains]);
  server.reply('GET /menus/:menuId/dishes', []);
  server.reply('GET /areas', areas);
  server.reply('GET /areas/sections', [ofMenu]);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await exportMenu(menu, 'csv', 'en');
  const [file] = made.mock.calls[0] ?? [];
  return (file as Blob).text().then((text) => text.split('\r\n'));
};

it('names the area of each section, the first one where none was chosen', async () => {
  expect(await exportWith([kitchen, bar])).toEqual([
    '\ufeffSection,Dish,Description,Price,Area',
    'Drinks,,,,Bar',
    'Mains,,,,Kitchen',
  ]);
});

it('says nothing of areas where the restaurant is a single one', async () => {
  expect(await exportWith([bar])).toEqual(['\ufeffSection,Dish,Description,Price', 'Drinks,,,', 'Mains,,,']);
});
