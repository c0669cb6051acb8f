import fc from 'fast-check';
import type { EndpointName } from '#core/contract.ts';
import { ownPin, typedMark } from '../world/known-texts.ts';
import { storedOpening } from '../world/opening.ts';
import { freshText, placeholder } from '../world/things.ts';

const own = (entity: Parameters<typeof placeholder>[1]) => placeholder('own', entity);
const quantity = fc.integer({ min: 1, max: 99 });
const guest = { customerName: typedMark, phone: '0501234567' };
const atTable = fc.constantFrom(
  {},
  { tableNumber: 3 },
  { tableNumber: 11, tableCode: own('tableCode') },
  { tableNumber: 11, tableCode: placeholder('victim', 'tableCode') },
);
const menuAndSection = { menuId: own('menu'), sectionName: own('section') };

/**
 * Bodies that fit together in a way that no schema expresses: a total is the sum of its lines, an order names every section.
 * Generated field by field such calls would be refused each time, and what lies behind never attacked.
 */
export const recipes: Partial<Record<EndpointName, fc.Arbitrary<unknown>>> = {
  createOrder: fc.tuple(quantity, atTable, fc.boolean()).map(([count, table, isAllergyNote]) => ({
    owner: own('owner'),
    ...guest,
    ...table,
    dishes: [
      { dishId: own('dish'), quantity: count, note: typedMark, isAllergyNote },
      {
        dishId: own('choiceDish'),
        quantity: 1,
        size: 'Large',
        customizations: [{ groupName: 'Extras', optionName: 'Egg' }],
      },
    ],
    totalPrice: 32 * count + 47,
    clientOrderToken: `token-of-${freshText}`,
  })),
  createStaffOrder: quantity.map((count) => ({
    ...guest,
    dishes: [{ dishId: own('dish'), quantity: count, note: typedMark }],
    totalPrice: 32 * count,
    clientOrderToken: `token-of-${freshText}`,
  })),
  changeTrackedOrder: fc
    // The phone of that order is refused, so it may ask for no more than it has.
    .record({ count: fc.oneof(fc.constant(1), quantity), revision: fc.integer({ min: 1, max: 2 }) })
    .map(({ count, revision }) => ({
      dishes: [{ dishId: own('dish'), quantity: count, note: typedMark, isAllergyNote: true }],
      totalPrice: 32 * count,
      revision,
    })),
  withdrawOrder: fc.constantFrom({}, { revision: 1 }, { revision: 2 }),
  callStaff: fc.record({
    table: fc.integer({ min: 1, max: 12 }),
    kind: fc.constantFrom('waiter', 'bill'),
    payment: fc.constantFrom('cash', 'card', null),
    payers: fc.constantFrom(1, 50, null),
    code: fc.constantFrom(own('tableCode'), placeholder('victim', 'tableCode'), null),
  }),
  refusePhone: fc.constantFrom({ orderId: own('order') }, { orderId: own('finishedOrder') }),
  reissueTableCodes: fc.constantFrom(
    { tables: [{ table: 11, was: own('tableCode') }] },
    {
      tables: [
        { table: 11, was: null },
        { table: 3, was: null },
      ],
    },
    { tables: Array.from({ length: 12 }, (_, index) => ({ table: index + 1, was: null })) },
  ),
  saveOrdering: fc.constantFrom(
    { maxPortions: 10 },
    { maxOrderTotal: 500.5, autoApprove: true },
    { maxPortions: 9_900, maxOrderTotal: 1_000_000, autoApprove: false },
  ),
  saveOpeningHours: fc.constantFrom(
    storedOpening,
    { ...storedOpening, exceptions: [] },
    { ...storedOpening, hours: [], was: storedOpening },
    {
      hours: [{ days: [6, 0, 0], from: '00:00', to: '00:00' }],
      exceptions: [
        ...storedOpening.exceptions,
        { day: '2196-02-29', windows: [{ from: '23:59', to: '00:00' }], name: typedMark },
        { day: '0001-01-01', windows: [], name: typedMark },
      ],
      was: storedOpening,
    },
    { ...storedOpening, was: { hours: [], exceptions: [] } },
  ),
  takePayment: fc.record({
    clientToken: fc.constant(`payment-${freshText}`),
    kind: fc.constantFrom('cash', 'card', 'bit', 'other'),
    orderIds: fc.constantFrom(
      [own('paidOrder')],
      [own('paidOrder'), own('order')],
      [own('paidOrder'), placeholder('victim', 'paidOrder')],
    ),
    amount: fc.constantFrom(0.01, 1, 63, 1_000_000, undefined),
    payerName: fc.constantFrom('', typedMark),
  }),
  voidPayment: fc.constant({ reason: typedMark }),
  moveVisit: fc.record({ tableNumber: fc.integer({ min: 1, max: 13 }) }),
  moveOrderToTable: fc.record({ tableNumber: fc.option(fc.integer({ min: 1, max: 13 })) }),
  closeVisit: fc.constantFrom({}, { unpaid: true }),
  closeOrders: fc.constantFrom(
    { orders: [own('order'), own('paidOrder')], how: 'finish', allergySeen: true, paymentKind: 'card' },
    { orders: [own('order')], how: 'finish' },
    { orders: [own('finishedOrder'), own('order')], how: 'cancel', reason: typedMark },
  ),
  replaceReadyAddress: fc.constant({ was: own('readySecret') }),
  tickLines: fc.record({
    lines: fc.constantFrom([0], [1], [1, 0], [1, 0, 1], [2]),
    done: fc.constantFrom(true, true, false),
    revision: fc.integer({ min: 0, max: 4 }),
  }),
  editOrder: quantity.map((count) => ({ dishes: [{ dishId: own('dish'), quantity: count, line: 0 }] })),
  createDish: fc.constant({ name: typedMark, price: 12.5, ...menuAndSection }),
  updateDish: fc.constant({ name: typedMark, price: 12.5, ...menuAndSection }),
  orderAreas: fc.constantFrom(
    { order: [own('otherArea'), own('area')] },
    { order: [own('area'), own('otherArea')] },
    { order: [own('area'), placeholder('victim', 'area')] },
  ),
  orderSections: fc.constantFrom(
    { order: [own('emptySection'), own('section')] },
    { order: [own('section'), own('emptySection')], was: [own('section'), own('emptySection')] },
  ),
  orderDishes: fc.constantFrom({ order: [own('choiceDish'), own('dish')] }, { order: [own('dish')] }),
  copySection: fc.constantFrom(
    { toMenuId: own('menu') },
    { toMenuId: own('menu'), toSection: own('emptySection'), dishIds: [own('dish')] },
  ),
  saveTranslations: fc.constantFrom(
    [{ key: 'menu/name', text: typedMark }],
    [
      { key: `dish/${own('dish')}/name`, text: typedMark },
      { key: `dish/${own('choiceDish')}/name`, text: '' },
    ],
  ),
  changeSections: fc.constantFrom(
    { update: [{ _id: own('section'), newName: freshText }] },
    { remove: [own('emptySection')], add: [{}, { sectionName: freshText }] },
  ),
  saveSettings: fc.constant({
    restaurantName: typedMark,
    address: typedMark,
    hasTableNumbers: true,
    tableNumbersCount: 12,
  }),
  limitStock: fc.constantFrom(
    { limit: { kind: 'counted', left: 40 } },
    { limit: { kind: 'untilTime', minutes: 60 } },
    { limit: null },
  ),
  startPause: fc.constantFrom(
    { sectionId: own('emptySection'), minutes: 10, reason: typedMark },
    { sectionId: own('emptySection'), minutes: null },
  ),
  addPerson: fc.constant({ name: freshText, color: 'blue', rights: ['orders'], pin: ownPin }),
  changePerson: fc.constant({ name: freshText, color: 'red', rights: ['orders', 'stock'] }),
  pairStation: fc.constantFrom({ code: own('stationCode') }, { code: 'ACDEFGHJ' }),
  typePin: fc.constantFrom(
    { personId: own('person'), pin: ownPin },
    { personId: own('person'), pin: '9053' },
  ),
  pairAgent: fc.constantFrom({ code: own('agentCode') }, { code: 'ACDEFGHJ' }),
  callEpson: fc.constantFrom(
    'ConnectionType=GetRequest&ID=x',
    ...[own('ticket'), placeholder('victim', 'ticket'), freshText].map(
      (id) =>
        `ConnectionType=SetResponse&ID=x&ResponseFile=<PrintResponseInfo><ePOSPrint><printjobid>${id}</printjobid><response success="true"/></ePOSPrint></PrintResponseInfo>`,
    ),
    'ConnectionType=SetResponse&ResponseFile=<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>',
    `ConnectionType=SetResponse&ResponseFile=${'<'.repeat(15_000)}>`,
    `${'ConnectionType=&'.repeat(1_000)}`,
    `ConnectionType=SetResponse&ResponseFile=${'%3C'.repeat(5_000)}`,
    `ConnectionType=SetStatus&Status=${'x'.repeat(20_000)}`,
  ),
  pollAgent: fc.constantFrom(
    {},
    { printers: [{ _id: own('networkPrinter'), status: '12121212' }] },
    { printers: [{ _id: placeholder('victim', 'networkPrinter'), status: '1a32127e' }] },
    { waitSeconds: 1, busy: [own('networkPrinter')] },
  ),
  claimForAgent: fc
    .constantFrom(own('networkPrinter'), placeholder('victim', 'networkPrinter'))
    .map((printerId) => ({ printerId, status: '12121212' })),
  confirmForAgent: fc.constantFrom(
    { printerId: own('networkPrinter'), jobId: own('ticket'), result: 'printed' },
    { printerId: own('networkPrinter'), jobId: placeholder('victim', 'ticket'), result: 'printed' },
    { printerId: placeholder('victim', 'networkPrinter'), jobId: own('ticket'), result: 'unsent' },
  ),
  startShift: fc.constant({}),
  endShift: fc.constantFrom({}, { countedCash: 12.5 }),
  undoMove: fc.constantFrom({ revision: 2 }, { revision: 3 }, { revision: 4 }),
  moveOrder: fc.constantFrom(
    { status: 'inProcess' },
    { status: 'inProcess', allergySeen: true },
    { status: 'done', rejected: true, rejectionReason: typedMark },
    { isPaid: true },
    { isPaid: true, paymentKind: 'card' },
  ),
};
