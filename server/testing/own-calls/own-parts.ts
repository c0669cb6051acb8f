import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { orderBodyFor } from '../build-order.ts';
import { printerBody } from '../build-printer.ts';
import { testPin } from '../build-station.ts';
import type { Furnished, Ids } from './furnished-restaurant.ts';

export type Parts = { params: Record<string, string>; query: Record<string, string>; body: unknown };

/** Bodies that the owner of all these ids may send. */
const bodies: Partial<Record<EndpointName, (ids: Ids, restaurant: Furnished) => unknown>> = {
  saveSettings: ({ owner }) => ({ ownerId: owner, restaurantName: 'Own', address: 'Here 1' }),
  setActiveMenu: ({ menu }) => ({ menuId: menu }),
  updateMenu: () => ({ name: 'Own' }),
  setLogo: ({ menu }) => ({ menuId: menu, logo: null }),
  changeSections: ({ section, emptySection }) => ({
    update: [{ _id: section, newName: 'Own' }],
    remove: [emptySection],
  }),
  orderSections: ({ section, emptySection }) => ({
    order: [section, emptySection],
    was: [section, emptySection],
  }),
  orderDishes: ({ dish }) => ({ order: [dish], was: [dish] }),
  createDish: ({ owner, menu, section }) => ({ ...newDish, owner, menuId: menu, sectionName: section }),
  updateDish: ({ owner, menu, section }) => ({ ...newDish, owner, menuId: menu, sectionName: section }),
  saveTranslations: () => [{ key: 'menu/name', text: 'Own' }],
  copySection: ({ menu, emptySection, dish }) => ({
    toMenuId: menu,
    toSection: emptySection,
    dishIds: [dish],
  }),
  importMenu: ({ menu }) => ({ menuId: menu, sections: [{ sectionName: 'Own', dishes: [newDish] }] }),
  setStock: () => ({ available: false }),
  limitStock: () => ({ limit: { kind: 'counted', left: 3 } }),
  startPause: ({ emptySection }) => ({ sectionId: emptySection, minutes: 20 }),
  deleteDishImage: ({ dish }) => ({ dishId: dish }),
  createOrder: (_, { owner, dish }) => orderBodyFor(owner, dish),
  createStaffOrder: (_, { owner, dish }) => ({ ...orderBodyFor(owner, dish), owner: undefined }),
  answerCall: () => ({ answer: 'done' }),
  moveVisit: () => ({ tableNumber: 8 }),
  closeVisit: () => ({ unpaid: true }),
  moveOrderToTable: () => ({ tableNumber: 8 }),
  takePayment: ({ served }) => ({
    clientToken: 'payment-of-my-own',
    kind: 'cash',
    orderIds: [served],
    amount: 2,
  }),
  voidPayment: () => ({ reason: 'mistake' }),
  moveOrder: () => ({ status: 'inProcess' }),
  tickLines: () => ({ lines: [0], done: true, revision: 2 }),
  addArea: () => ({ name: 'Own' }),
  renameArea: () => ({ name: 'Own' }),
  orderAreas: ({ area }) => ({ order: [area] }),
  setSectionArea: ({ area }) => ({ area }),
  undoMove: () => ({ revision: 2 }),
  closeOrders: ({ order }) => ({ orders: [order], how: 'cancel', reason: 'closing' }),
  editOrder: ({ dish }) => ({ dishes: [{ dishId: dish, quantity: 2 }] }),
  startShift: ({ owner }) => ({ owner }),
  createPrinter: ({ agent, area }) => ({
    ...printerBody({ kind: 'network', areas: [area] }),
    network: { agentId: agent, host: 'printer', port: 9100 },
  }),
  updatePrinter: ({ agent, area }) => ({
    ...printerBody({ areas: [area] }),
    network: { agentId: agent, host: 'printer', port: 9100 },
  }),
  printAgain: ({ printer }) => ({ printerId: printer }),
  refusePhone: ({ order }) => ({ orderId: order }),
  printOrder: ({ printer }) => ({ printerId: printer }),
  printBill: ({ printer }) => ({ printerId: printer }),
  printVisitBill: ({ printer }) => ({ printerId: printer }),
  confirmTicket: () => ({ result: 'printed' }),
  makeAgentCode: () => ({ name: 'Own' }),
  addPerson: () => ({ ...newPerson, pin: testPin }),
  changePerson: () => newPerson,
  setPin: () => ({ pin: testPin }),
  typePin: ({ person }) => ({ personId: person, pin: testPin }),
  savePreflight: () => ({ results: { sound: 'ok' } }),
  endShift: ({ shift, owner }) => ({ id: shift, userId: owner }),
};
const newDish = { name: 'Own', price: 1 };
const newPerson = { name: 'Own', color: 'blue', rights: ['orders'] };

/** What `:id` names, by the beginning of its path; a dish elsewhere. */
const idByPath: [string, (ids: Ids) => string][] = [
  ['/orders', ({ order }) => order],
  ['/calls', ({ call }) => call],
  ['/refused-phones', ({ refusedPhone }) => refusedPhone],
  ['/visits', ({ visit }) => visit],
  ['/payments', ({ payment }) => payment],
  ['/pauses', ({ pause }) => pause],
  ['/areas/sections', ({ section }) => section],
  ['/areas', ({ area }) => area],
  ['/users/me/devices', ({ device }) => device],
  ['/people', ({ person }) => person],
  ['/stations', ({ station }) => station],
  ['/printers/:id/secret', ({ fetchingPrinter }) => fetchingPrinter],
  ['/printers', ({ printer }) => printer],
  ['/print-agents', ({ agent }) => agent],
  ['/print-jobs', ({ job }) => job],
];

const paramsOf = (path: string, ids: Ids): Record<string, string> => {
  const named: Record<string, string> = {
    menuId: ids.menu,
    sectionId: ids.section,
    sectionName: ids.section,
    serviceId: ids.shift,
    ownerId: ids.owner,
    userId: ids.owner,
    language: 'en',
    id: idByPath.find(([start]) => path.startsWith(start))?.[1](ids) ?? ids.dish,
  };
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, named[name] ?? '']));
};

const queries: Partial<Record<EndpointName, (ids: Ids) => Record<string, string>>> = {
  getSettings: ({ owner }) => ({ ownerId: owner }),
  listMyOrders: ({ owner }) => ({ ownerId: owner }),
  startBoard: ({ owner }) => ({ ownerId: owner }),
  listPayments: ({ served }) => ({ orderId: served }),
  readBoardPage: ({ owner, order }) => ({ ownerId: owner, ids: order }),
  listShifts: ({ owner, shift }) => ({ ownerId: owner, before: shift }),
  removeDish: ({ menu }) => ({ menuId: menu }),
  getVisitBill: () => ({ paper: '80', language: 'en' }),
  getOrderTicket: () => ({ kind: 'bill', paper: '80', language: 'en' }),
  exportShiftReport: () => ({ table: 'orders', format: 'csv', language: 'en' }),
};

/** A call of the owner of all this, which succeeds. */
export const partsOf = (name: EndpointName, restaurant: Furnished): Parts => ({
  params: paramsOf(api[name].path, restaurant.ids),
  query: queries[name]?.(restaurant.ids) ?? {},
  body: bodies[name]?.(restaurant.ids, restaurant),
});

/** Calls that only a station makes. */
const onTablet: readonly string[] = [api.typePin.path];

export const sendOwn = (
  { owner, tablet }: Furnished,
  { method, path }: Endpoint,
  { params, query, body }: Parts,
) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const sender = onTablet.includes(path) ? tablet : owner;
  return sender.request(
    method,
    `/api${filled}?${new URLSearchParams(query)}`,
    method === 'GET' ? undefined : (body ?? {}),
  );
};
