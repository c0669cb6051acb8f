import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api, type EndpointName } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { idPattern } from '#core/values/saved-id.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { printerBody } from '#server/testing/build-printer.ts';
import { buildPerson, buildStation, testPin } from '#server/testing/build-station.ts';
import { settingsBody } from '#server/testing/settings-body.ts';
import { listRowsNaming } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/*
 * One owner calls every endpoint with their own ids except a single one, which is another owner's: once for each id of
 * each call, wherever it appears. Such a call is refused, reveals nothing and changes nothing.
 */
type Ids = Record<
  | 'owner'
  | 'menu'
  | 'section'
  | 'emptySection'
  | 'dish'
  | 'shift'
  | 'order'
  | 'pause'
  | 'area'
  | 'device'
  | 'person'
  | 'printer'
  | 'fetchingPrinter'
  | 'agent'
  | 'job'
  | 'call'
  | 'refusedPhone'
  | 'served'
  | 'visit'
  | 'payment'
  | 'station',
  string
>;
type Parts = { params: Record<string, string>; query: Record<string, string>; body: unknown };

const theirName = 'Known to the other owner alone';
const test = setUpTestApp();

const openRestaurant = async (name: string) => {
  const { owner, menu, section, dish, shift } = await buildOpenRestaurant(test, { name });
  const { body: added } = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: name }] });
  const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  const { body: pause } = await owner.post('/pauses', { sectionId: added.id, minutes: 10 });
  await test.visitor().post('/users/login', { email: owner.account.email, password: testPassword });
  const { body: area } = await owner.post('/areas', { name });
  await owner.put(`/areas/sections/${section._id}`, { area: area._id });
  const { body: devices } = await owner.get('/users/me/devices');
  const device = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
  const person = await buildPerson(owner, ['orders'], { name });
  const tablet = await buildStation(test, owner, name);
  const [station] = (await owner.get('/stations')).body;
  const { body: code } = await owner.post('/print-agents/codes', { name });
  await test.visitor().post('/print-agents/pair', { code: code.code });
  const [agent] = (await owner.get('/print-agents')).body;
  const { body: made } = await owner.post('/printers', printerBody({ name, kind: 'browser' }));
  const printerId = made.printer._id;
  const { body: fetching } = await owner.post('/printers', printerBody({ name, kind: 'star' }));
  const { body: job } = await owner.post(`/orders/${order._id}/print`, { printerId });
  await owner.put('/restaurants/settings', { ownerId: owner.id, ...settingsBody, restaurantName: name });
  await test.visitor().post(`/public-menu/${owner.id}/calls`, { table: 7, kind: 'waiter' });
  const [call] = (await owner.get('/calls')).body.calls;
  const { body: unwanted } = await test
    .visitor()
    .post('/orders', orderBodyFor(owner, dish, { phone: '0520000000' }));
  const { body: refused } = await owner.post('/refused-phones', { orderId: unwanted._id });
  await owner.patch(`/orders/${unwanted._id}`, { status: 'done', rejected: true });
  const { body: served } = await test
    .visitor()
    .post('/orders', orderBodyFor(owner, dish, { tableNumber: 7 }));
  await owner.patch(`/orders/${served._id}`, { status: 'inProcess' });
  const { body: paid } = await owner.post('/payments', {
    clientToken: `payment-of-${served._id}`,
    kind: 'cash',
    orderIds: [served._id],
    amount: 1,
  });
  const ids: Ids = {
    owner: owner.id,
    menu: menu._id,
    section: section._id,
    emptySection: added.id,
    dish: dish._id,
    shift: shift._id,
    order: order._id,
    pause: pause._id,
    area: area._id,
    device: device._id,
    person: person.id,
    printer: printerId,
    fetchingPrinter: fetching.printer._id,
    agent: agent._id,
    job: job._id,
    call: call._id,
    refusedPhone: refused.phones[0]._id,
    served: served._id,
    visit: paid.payment.visit,
    payment: paid.payment._id,
    station: station._id,
  };
  return { owner, tablet, dish, ids };
};
type Restaurant = Awaited<ReturnType<typeof openRestaurant>>;

/** Bodies that the owner of all these ids may send. */
const bodies: Partial<Record<EndpointName, (ids: Ids, restaurant: Restaurant) => unknown>> = {
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

const finishOrder = async ({ owner, ids }: Restaurant) => {
  await owner.patch(`/orders/${ids.order}`, { status: 'done', rejected: true });
  const how = { rejected: true, rejectionReason: 'closing' };
  await owner.patch(`/orders/${ids.served}`, { status: 'done', ...how });
};

/** Preconditions for the owner's own call to succeed. */
const preparations: Partial<Record<EndpointName, (restaurant: Restaurant) => Promise<unknown>>> = {
  deleteMenu: async ({ owner }) =>
    owner.patch('/users/active-menu', { menuId: (await owner.post('/users/menus')).body._id }),
  undoMove: ({ owner, ids }) => owner.patch(`/orders/${ids.order}`, { status: 'inProcess' }),
  tickLines: ({ owner, ids }) => owner.patch(`/orders/${ids.order}`, { status: 'inProcess' }),
  endShift: finishOrder,
  startShift: async (restaurant) => {
    await finishOrder(restaurant);
    await restaurant.owner.post('/services/end', {});
  },
};

/** Besides those that read: what they change leaves every other of these as it was. The rest have a restaurant each. */
const harmless: ReadonlySet<EndpointName> = new Set([
  'saveSettings',
  'setActiveMenu',
  'updateMenu',
  'setLogo',
  'orderSections',
  'orderDishes',
  'saveTranslations',
  'setSectionArea',
  'createPrinter',
  'updatePrinter',
  'makeAgentCode',
  'setPin',
  'savePreflight',
  'createOrder',
  'createStaffOrder',
]);

/** Deleted ids are ignored here, so unknown ones are, too. */
const overlooked = new Set(['orderSections body.was.*', 'orderDishes body.was.*', 'readBoardPage query.ids']);

/** Chosen by the client: they refer to nobody's data. */
const madeByCaller = new Set(['limitStock body.countId']);

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

const partsOf = (name: EndpointName, restaurant: Restaurant): Parts => ({
  params: paramsOf(api[name].path, restaurant.ids),
  query: queries[name]?.(restaurant.ids) ?? {},
  body: bodies[name]?.(restaurant.ids, restaurant),
});

/** Every id in a value, with the way to it; `*` stands for any place in a list. */
const idsIn = (value: unknown, known: ReadonlySet<string>, way: string[] = []): [string[], string][] => {
  if (typeof value === 'string') return known.has(value) ? [[way, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => idsIn(part, known, [...way, key]));
};
const nameOf = (way: readonly string[]): string =>
  way.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

const replaced = (value: unknown, [key, ...rest]: readonly string[], id: string): unknown => {
  if (key === undefined) return id;
  const entries = Object.entries(value as object).map(([name, part]) => [
    name,
    name === key ? replaced(part, rest, id) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

/** Where the contract has an id, read from the schemas themselves. */
const declaredIds = ({ params, query, body }: Endpoint): string[] => {
  const walk = (schema: z.core.JSONSchema.BaseSchema, way: string[]): string[] => [
    ...(schema.pattern === idPattern.source ? [way.join('.')] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      typeof part === 'object' ? walk(part, [...way, key]) : [],
    ),
    ...(schema.items && !Array.isArray(schema.items) && typeof schema.items === 'object'
      ? walk(schema.items, [...way, '*'])
      : []),
    ...(schema.anyOf ?? []).flatMap((part) => (typeof part === 'object' ? walk(part, way) : [])),
  ];
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), [part]) : [],
  );
};

/** Calls that only a station makes. */
const onTablet: readonly string[] = [api.typePin.path];

const send = ({ owner, tablet }: Restaurant, { method, path }: Endpoint, { params, query, body }: Parts) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const sender = onTablet.includes(path) ? tablet : owner;
  return sender.request(
    method,
    `/api${filled}?${new URLSearchParams(query)}`,
    method === 'GET' ? undefined : (body ?? {}),
  );
};

const takingIds = (Object.entries(api) as [EndpointName, Endpoint][]).filter(
  ([name, endpoint]) =>
    (!isOpen(endpoint.access) || name === 'createOrder') &&
    // A stream that is not refused never ends: `streams.test.ts` tries those.
    endpoint.response !== 'event-stream' &&
    declaredIds(endpoint).length > 0,
);

describe("another owner's id", () => {
  let theirs: Restaurant;
  /** Everything that names them or what is theirs, as the tables hold it. */
  let theirRows: string[];
  const readTheirRows = async () => {
    await test.services.securityLog.flush();
    return listRowsNaming(test.engine.db, Object.values(theirs.ids));
  };
  let shared: Restaurant;
  beforeAll(async () => {
    theirs = await openRestaurant(theirName);
    shared = await openRestaurant('Mine');
    theirRows = await readTheirRows();
  });

  it.each(takingIds)(
    'in %s reads nothing and changes nothing, wherever it stands',
    async (name, endpoint) => {
      const isHarmless = endpoint.method === 'GET' || harmless.has(name);
      const mine = isHarmless ? shared : await openRestaurant('Mine');
      await preparations[name]?.(mine);
      const theirsFor = new Map(
        (Object.keys(mine.ids) as (keyof Ids)[]).map((entity) => [mine.ids[entity], theirs.ids[entity]]),
      );
      const own = partsOf(name, mine);
      const found = idsIn(own, new Set(theirsFor.keys()));
      const declared = declaredIds(endpoint).filter((way) => !madeByCaller.has(`${name} ${way}`));
      expect(found.map(([way]) => nameOf(way))).toEqual(expect.arrayContaining(declared));

      for (const [way, id] of found) {
        const place = `${name} ${nameOf(way)}`;
        const answer = await send(mine, endpoint, replaced(own, way, theirsFor.get(id) ?? '') as Parts);
        const refused = expect.toSatisfy((status: number) => status >= 400 && status < 500);
        expect([place, answer.status]).toEqual([place, overlooked.has(place) ? 200 : refused]);
        expect(JSON.stringify(answer.body)).not.toContain(theirName);
      }
      const rowsBefore = theirRows;
      theirRows = await readTheirRows();
      expect(theirRows).toEqual(rowsBefore);
      // The same call with only own ids succeeds: it was the foreign id that was refused.
      const answer = await send(mine, endpoint, own);
      expect([name, answer.status]).toEqual([name, endpoint.status ?? 200]);
    },
  );
});
