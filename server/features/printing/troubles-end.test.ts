import { describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter, printerBody } from '#server/testing/build-printer.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { newestEventId } from '#server/testing/stored-events.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const second = 1_000;
const tellAway = () => runIfDue(test, 'tell of printers that are away');

describe('a printer that falls silent', () => {
  it('is told to boards once, by the clock, and again when it calls', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { body } = await owner.post('/printers', printerBody({ kind: 'browser' }));
    const call = () => owner.post(`/printers/${body.printer._id}/claim`, {});
    const status = async () => (await owner.get('/printers/state')).body[0].status;
    const toldOf = () => newestEventId(test.engine.db, owner.id, ['board']);
    await call();
    const told = await toldOf();

    test.clock.advance(15 * second);
    await tellAway();
    expect([await status(), await toldOf()]).toEqual(['ok', told]);

    test.clock.advance(1);
    await tellAway();
    const toldAway = await toldOf();
    expect(await status()).toBe('offline');
    expect(toldAway).not.toBe(told);

    test.clock.advance(60 * second);
    await tellAway();
    expect(await toldOf()).toBe(toldAway);

    await call();
    expect(await status()).toBe('ok');
    expect(await toldOf()).not.toBe(toldAway);
  });
});

describe('the alarm of a ticket that did not come out', () => {
  const withTrouble = async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await buildPrinter(test, owner);
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.patch(`/orders/${body._id}`, { status: 'inProcess', rejected: false });
    test.clock.advance((printingSeconds.overdue + 1) * second);
    await runIfDue(test, 'ring for tickets in trouble');
    const troubles = async () => (await owner.get('/print-jobs')).body.troubles.length;
    expect(await troubles()).toBe(1);
    return { owner, orderId: body._id as string, troubles };
  };

  it('ends with its order, and comes back when that is undone', async () => {
    const { owner, orderId, troubles } = await withTrouble();
    await owner.patch(`/orders/${orderId}`, { status: 'waitingPayment' });
    expect(await troubles()).toBe(1);
    const { body } = await owner.patch(`/orders/${orderId}`, { status: 'done', isPaid: true });
    expect(await troubles()).toBe(0);
    expect((await owner.post(`/orders/${orderId}/undo`, { revision: body.revision })).status).toBe(200);
    expect(await troubles()).toBe(1);
  });
});
