import { describe, expect, it } from 'vitest';
import { type Right, rights } from '#core/http/rights.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPerson, buildStation, type TestStation } from '#server/testing/build-station.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { settingsBody } from '#server/testing/settings-body.ts';
import { eventId } from '#server/testing/stored-events.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const { openBoard } = openStreams(test);

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const notHere = [403, 'station_not_allowed'];

/** Names that no other test types. */
const yesterday = { customerName: 'Guest-of-yesterday', phone: '0587654321' };
const today = { customerName: 'Guest-of-today', phone: '0581234567' };
type Restaurant = Awaited<ReturnType<typeof buildOpenRestaurant>>;

const sendOrder = async ({ owner, dish }: Restaurant, guest: typeof today): Promise<string> =>
  (await test.visitor().post('/orders', orderBodyFor(owner, dish, guest))).body._id;
const finish = async (owner: TestOwner, order: string) => {
  await owner.patch(`/orders/${order}`, { status: 'done', rejected: true });
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
};
const openAgain = async (owner: TestOwner) => {
  await owner.confirmPassword();
  expect((await owner.post('/services/start', {})).status).toBe(201);
};

/** A restaurant with an order of a closed shift, an order that was deleted in it, and one of the shift that is open. */
const buildTwoShifts = async () => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner } = restaurant;
  const [past, deleted] = [await sendOrder(restaurant, yesterday), await sendOrder(restaurant, yesterday)];
  await owner.confirmPassword();
  await owner.delete(`/orders/${deleted}`, { reason: 'twice' });
  await finish(owner, past);
  await openAgain(owner);
  return { ...restaurant, past, deleted, open: await sendOrder(restaurant, today) };
};

type Two = Awaited<ReturnType<typeof buildTwoShifts>>;
const readers: [who: string, arrive: (two: Two, station: TestStation) => Promise<unknown>][] = [
  ['nobody who typed a PIN', async () => {}],
  ...(['orders', 'reports', 'all'] as const).map((held): (typeof readers)[number] => [
    `somebody with the right: ${held}`,
    async ({ owner }, station) => {
      const granted: readonly Right[] = held === 'all' ? rights : [held];
      expect((await station.type(await buildPerson(owner, granted))).status).toBe(200);
    },
  ]),
];

describe.each(readers)('a station with %s', (_, arrive) => {
  it('reads the trail of the open shift and of no closed one', async () => {
    const two = await buildTwoShifts();
    const station = await buildStation(test, two.owner);
    await arrive(two, station);
    expect((await station.get(`/orders/${two.open}/trail`)).body).toMatchObject([{ action: 'create' }]);
    for (const order of [two.past, two.deleted]) {
      const answer = await station.get(`/orders/${order}/trail`);
      expect(codeOf(answer)).toEqual(notHere);
      expect(JSON.stringify(answer.body)).not.toContain(yesterday.customerName);
    }
    expect((await station.get(`/orders/${'f'.repeat(24)}/trail`)).status).toBe(404);
    expect((await two.owner.get(`/orders/${two.deleted}/trail`)).body.at(-1)).toMatchObject({
      action: 'delete',
      before: yesterday,
    });
    await finish(two.owner, two.open);
    expect(codeOf(await station.get(`/orders/${two.open}/trail`))).toEqual(notHere);
  });

  it('reads no order of a closed shift anywhere else', async () => {
    const two = await buildTwoShifts();
    const station = await buildStation(test, two.owner);
    await arrive(two, station);
    const ofShift = `/services/${two.shift._id}/${two.owner.id}`;
    const from = '2020-01-01T00:00:00Z';
    for (const path of [`${ofShift}/orders`, `${ofShift}/deleted-orders`, `/orders/mine?from=${from}`])
      expect([path, ...codeOf(await station.get(path))]).toEqual([path, ...notHere]);
    const { body: board } = await station.get('/orders/mine');
    expect(board).toMatchObject([{ _id: two.open, ...today }]);
    // Nor in the refusal of a move, an undo or an edit, which otherwise carries the order as it is.
    const tries = [
      station.patch(`/orders/${two.past}`, { status: 'inProcess' }),
      station.patch(`/orders/${two.past}`, { status: 'done', rejected: true }),
      station.post(`/orders/${two.past}/undo`, { revision: 2 }),
      station.patch(`/orders/${two.past}/details`, { dishes: [{ dishId: two.dish._id, quantity: 2 }] }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([403, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain(yesterday.customerName);
    }
  });

  it('does not hear of a closed shift by asking for old events', async () => {
    const two = await buildTwoShifts();
    const station = await buildStation(test, two.owner);
    await arrive(two, station);
    const board = await openBoard(station, { 'last-event-id': await eventId(test.engine.db, 0) });
    const { event, id, data } = await board.nextEvent();
    expect([event, data.snapshot]).toMatchObject(['snapshot', [{ _id: two.open, ...today }]]);
    // Within the shift it resumes as every board does.
    const next = await sendOrder(two, today);
    expect((await board.nextEvent()).data.event.order).toMatchObject({ _id: next });
    const again = await openBoard(station, { 'last-event-id': id ?? '' });
    const resumed = await again.nextEvent();
    expect([resumed.event, resumed.data.event.order]).toMatchObject(['order', { _id: next }]);
    // Between shifts there is nothing to hear of any.
    await two.owner.patch(`/orders/${next}`, { status: 'done', rejected: true });
    await finish(two.owner, two.open);
    const late = await openBoard(station, { 'last-event-id': id ?? '' });
    expect(await late.nextEvent()).toMatchObject({ event: 'snapshot', data: { snapshot: [] } });
  });
});

it('a station reads no payment of a closed shift, nor by sending it again', async () => {
  const { owner, dish } = await buildOpenRestaurant(test, {}, { settings: settingsBody });
  const body = orderBodyFor(owner, dish, { ...yesterday, tableNumber: 7 });
  const order = (await test.visitor().post('/orders', body)).body._id;
  await owner.patch(`/orders/${order}`, { status: 'inProcess' });
  const sent = { clientToken: `payment-of-${order}`, kind: 'cash', orderIds: [order] };
  const payerName = 'Payer-of-yesterday';
  const { payment } = (await owner.post('/payments', { ...sent, payerName })).body;
  await owner.patch(`/orders/${order}`, { status: 'done' });
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
  const station = await buildStation(test, owner);
  expect((await station.type(await buildPerson(owner, rights))).status).toBe(200);
  const tries = () => [
    station.get(`/payments?orderId=${order}`),
    station.get(`/visits/${payment.visit}`),
    station.get(`/visits/${payment.visit}/bill?paper=80&language=en`),
    station.get(`/orders/${order}/ticket?kind=bill&paper=80&language=en`),
    station.post('/payments', sent),
    station.post(`/payments/${payment._id}/void`, { reason: 'x' }),
  ];
  for (const isOpenAgain of [false, true]) {
    if (isOpenAgain) await openAgain(owner);
    const answers = await Promise.all(tries());
    expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'not_found']));
  }
  expect((await owner.post('/payments', sent)).body.payment).toMatchObject({ _id: payment._id, payerName });
});

it('the owner’s own board goes on from where it was, also across shifts', async () => {
  const two = await buildTwoShifts();
  const board = await openBoard(two.owner, { 'last-event-id': await eventId(test.engine.db, 0) });
  expect((await board.nextOf('order')).data.event.order).toMatchObject(yesterday);
});
