import { buildOpenRestaurant, orderBodyFor } from '../build-order.ts';
import { testPassword } from '../build-owner.ts';
import { printerBody } from '../build-printer.ts';
import { buildPerson, buildStation } from '../build-station.ts';
import { settingsBody } from '../settings-body.ts';
import type { TestApp } from '../test-app.ts';

/** One of everything that a call can name. */
export type Ids = Record<
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

/** An open restaurant in the middle of its evening, with one of everything. */
export const openFurnished = async (test: TestApp, name: string) => {
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
export type Furnished = Awaited<ReturnType<typeof openFurnished>>;
