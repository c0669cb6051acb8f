import { expect, it } from 'vitest';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { buildPrintingRestaurant } from '#server/testing/printers/build-printing-restaurant.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

it('a station handles, withdraws and prints again the tickets of the open shift, and no others', async () => {
  const { owner, order, newestJob } = await buildPrintingRestaurant(test, () => ({ kind: 'star' }));
  const station = await buildStation(test, owner);
  await station.type(await buildPerson(owner, ['orders', 'shifts']));
  const orderId = await order();
  const act = async (what: string) => (await station.post(`/print-jobs/${job._id}/${what}`, {})).status;
  let job = await newestJob(orderId);
  expect([await act('handled'), await act('again')]).toEqual([200, 201]);
  job = await newestJob(orderId);
  expect([await act('withdraw'), await act('withdraw')]).toEqual([200, 200]);
  await owner.patch(`/orders/${orderId}`, { status: 'done', rejected: true });
  expect((await owner.post('/services/end', {})).status).toBe(200);
  expect([await act('handled'), await act('withdraw'), await act('again')]).toEqual([404, 404, 404]);
});

it('a station that prints gets what it took, though the shift has ended meanwhile', async () => {
  const { owner, printerId, order, states } = await buildPrintingRestaurant(test, () => ({
    kind: 'browser',
  }));
  const station = await buildStation(test, owner);
  const orderId = await order();
  await owner.patch(`/orders/${orderId}`, { status: 'inProcess', rejected: false });
  await owner.patch(`/orders/${orderId}`, { status: 'waitingPayment' });
  await owner.patch(`/orders/${orderId}`, { status: 'done', isPaid: true });
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
  const { body } = await station.post(`/printers/${printerId}/claim`, {});
  const read = async () => (await station.get(`/print-jobs/${body.job._id}/ticket`)).status;
  expect(await read()).toBe(200);
  expect((await station.post(`/print-jobs/${body.job._id}/confirm`, { result: 'printed' })).status).toBe(200);
  expect([await read(), await states(orderId)]).toEqual([404, ['printed']]);
});
