import { ok, type Recipes, type World } from './recipe.ts';

type Named = { _id: string };
const idsOf = (list: readonly Named[]) => list.map(({ _id }) => _id);

const addSection = ({ owner, ids }: World, sectionName: string) =>
  ok(owner.put(`/menus/${ids.menu}/sections`, { add: [{ sectionName }] }));

/** What the owner sets up while a board is open: areas, stock and pauses, the menu, the restaurant and its people. */
export const setupCalls: Recipes = {
  setStock: {},
  limitStock: {},
  endPause: {},
  startPause: {},
  renameArea: {},
  addArea: { send: ({ owner }) => owner.post('/areas', { name: 'Bar' }) },
  orderAreas: {
    send: async ({ owner }) =>
      owner.put('/areas/order', { order: idsOf(await ok(owner.get('/areas'))).reverse() }),
  },
  deleteArea: {},
  createDish: {},
  orderDishes: {
    send: async ({ owner, ids }) => {
      const [{ dishes }] = await ok(owner.get('/stock'));
      return owner.put(`/menus/${ids.menu}/sections/${ids.section}/order`, {
        order: idsOf(dishes).reverse(),
      });
    },
  },
  copySection: {},
  updateDish: {},
  importMenu: {},
  orderSections: {
    send: async ({ owner, ids }) =>
      owner.put(`/menus/${ids.menu}/sections/order`, {
        order: idsOf(await ok(owner.get(`/menus/${ids.menu}/sections`))).reverse(),
      }),
  },
  removeDish: {},
  changeSections: {
    prepare: (world) => addSection(world, 'Later'),
    send: ({ owner, ids }) =>
      owner.put(`/menus/${ids.menu}/sections`, { update: [{ _id: ids.section, newName: 'Renamed' }] }),
  },
  setActiveMenu: {
    prepare: async ({ owner, noted }) => {
      noted.menu = (await ok(owner.post('/users/menus')))._id;
    },
    send: ({ owner, noted }) => owner.patch('/users/active-menu', { menuId: noted.menu }),
  },
  saveSettings: {},
  saveOpeningHours: {
    send: ({ owner }) =>
      owner.put('/restaurants/opening-hours', {
        hours: [{ days: [0, 1, 2], from: '18:00', to: '23:00' }],
        exceptions: [],
      }),
  },
  addPerson: {
    send: ({ owner }) => owner.post('/people', { name: 'New', color: 'blue', rights: [], pin: '4071' }),
  },
  removePerson: {},
};
