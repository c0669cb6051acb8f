import { buildDish } from '../build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '../build-order.ts';
import { buildPrinter, printerBody } from '../build-printer.ts';
import { buildPerson } from '../build-station.ts';
import { extrasGroup } from '../change-groups.ts';
import { settingsBody } from '../settings-body.ts';
import type { TestApp } from '../test-app.ts';
import type { TestAnswer } from '../test-client.ts';

const dishParts = {
  allergens: { contains: ['milk'], mayContain: ['nuts'] },
  kosherKind: 'dairy',
  dietaryInfo: [{ type: 'vegan' }],
  changes: [extrasGroup],
};

const wanted = async (name: string, answer: Promise<TestAnswer>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** An evening that has left rows in every table with words of closed lists, through the calls that write them. */
export const buildCrowdedRestaurant = async (test: TestApp) => {
  const { owner, menu, section, dish, shift } = await buildOpenRestaurant(test, dishParts, {
    settings: settingsBody,
  });
  const other = await buildDish(owner, {
    ...dishParts,
    name: 'Soup',
    menuId: menu._id,
    sectionName: section.sectionName,
  });
  await owner.confirmPassword();
  const evenings = { hours: [{ days: [0, 1], from: '18:00', to: '02:00' }], exceptions: [] };
  await wanted('opening', owner.put('/restaurants/opening-hours', evenings));
  for (const { _id } of [dish, other])
    await wanted('counting', owner.put(`/stock/${_id}`, { limit: { kind: 'counted', left: 900 } }));
  const printer = await buildPrinter(test, owner, { name: 'Bar', moment: 'arrival' });
  await buildPrinter(test, owner, { name: 'Kitchen', moment: 'arrival' });
  await wanted('pairing', owner.post('/printers', printerBody({ kind: 'browser', name: 'Page' })));
  await buildPerson(owner, ['orders']);
  await buildPerson(owner, ['orders', 'stock']);

  const order = (parts: Record<string, unknown> = {}) =>
    wanted(
      'ordering',
      test
        .visitor()
        .post('/orders', orderBodyFor(owner, dish, { language: 'en', avoids: ['milk'], ...parts })),
    );
  const placed = await order({ tableNumber: 7 });
  const twice = {
    dishes: [{ dishId: dish._id, quantity: 2, note: '', size: null, customizations: [] }],
    totalPrice: dish.price * 2,
    revision: placed.revision,
  };
  await wanted('changing', test.visitor().put(`/orders/track/${placed.trackingToken}`, twice));
  const served = await order({ tableNumber: 7 });
  await wanted('approving', owner.patch(`/orders/${served._id}`, { status: 'inProcess' }));
  const pay = (amount: number) =>
    wanted(
      'paying',
      owner.post('/payments', {
        clientToken: `payment-${amount}-${served._id}`,
        kind: 'cash',
        orderIds: [served._id],
        amount,
      }),
    );
  const { payment } = await pay(1);
  await pay(2);
  const ring = (kind: string) =>
    wanted('calling', test.visitor().post(`/public-menu/${owner.id}/calls`, { table: 7, kind }));
  const call = await ring('waiter');
  await ring('bill');
  const taken = await printer.claim();
  if (!taken || !(await printer.confirm(taken.id, 'failed'))) throw new Error('no ticket failed');
  const findings = { results: { sound: 'ok', live: 'ok' } };
  await wanted('checking', owner.put(`/services/${shift._id}/preflight`, findings));
  const [job] = (await owner.get(`/orders/${served._id}/print-jobs`)).body;
  await test.services.securityLog.flush();
  return { owner, menu, section, dish, shift, order, placed, served, payment, call, job, printer };
};
export type CrowdedRestaurant = Awaited<ReturnType<typeof buildCrowdedRestaurant>>;
