import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { StockSection } from '#core/stock/stock.contract.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter } from '#server/testing/build-printer.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
const reject = { status: 'done', rejected: true, rejectionReason: 'נגמר' };
const teaPrice = 10;

/** A restaurant with two dishes, and an order of one of the first that waits for approval. */
const build = async (sent: Record<string, unknown> = {}) => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish, menu, section } = place;
  const tea = await buildDish(owner, {
    name: 'תה',
    price: teaPrice,
    menuId: menu._id,
    sectionName: section._id,
  });
  const guest = test.visitor();
  const { status, body: order } = await guest.post('/orders', orderBodyFor(owner, dish, sent));
  expect(status).toBe(201);
  const path = `/orders/track/${order.trackingToken}`;
  return {
    ...place,
    tea,
    order,
    guest,
    path,
    change: (dishes: object[], totalPrice: number, revision = 1) =>
      guest.put(path, { dishes, totalPrice, revision }),
    withdraw: (body: object = {}) => guest.post(`${path}/withdraw`, body),
    move: (patch: object) => owner.patch(`/orders/${order._id}`, patch),
    track: async () => (await guest.get(path)).body,
    board: async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0],
    trail: async () => (await owner.get(`/orders/${order._id}/trail`)).body,
    count: (dishId: string, left: number) =>
      owner.put(`/stock/${dishId}`, { limit: { kind: 'counted', left }, option: null }),
    leftOf: async (dishId: string) =>
      ((await owner.get('/stock')).body as StockSection[])
        .flatMap(({ dishes }) => dishes)
        .find(({ _id }) => _id === dishId)?.limit?.left,
    events: async () => (await readEventsAfter(test.engine.db, owner.id, 0)) ?? [],
  };
};
const of = (dish: { _id: string }, quantity = 1, more: object = {}) => ({
  dishId: dish._id,
  quantity,
  ...more,
});

describe('a guest changes an order that waits', () => {
  it('it is the same order with other dishes; the board sees what changed until somebody approves', async () => {
    const { dish, tea, order, change, board, track, trail, events, move } = await build();
    const changed = await change([of(dish, 2), of(tea)], 2 * dish.price + teaPrice);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      _id: order._id,
      displayOrderNumber: 1,
      status: 'waitingApproval',
      totalPrice: 74,
      revision: 2,
      trackingToken: order.trackingToken,
      word: order.word,
    });
    expect(changed.body).not.toHaveProperty('guestChange');
    expect(changed.body).not.toHaveProperty('phone');
    expect(await track()).toEqual(changed.body);
    const now = await board();
    expect(now.guestChange).toMatchObject({
      before: { totalPrice: 32, dishes: [{ dishId: { name: 'חומוס' }, quantity: 1 }] },
      after: { totalPrice: 74, dishes: [{ quantity: 2 }, { dishId: { name: 'תה' }, quantity: 1 }] },
    });
    expect((await events()).at(-1)?.event).toEqual({ kind: 'order', order: now });
    expect((await trail()).at(-1)).toMatchObject({
      action: 'guestChange',
      by: null,
      before: { totalPrice: 32, revision: 1 },
      after: { totalPrice: 74, revision: 2 },
    });
    const approved = await move({ ...approve, revision: 2 });
    expect(approved.body).toMatchObject({ status: 'inProcess', totalPrice: 74 });
    expect(approved.body).not.toHaveProperty('guestChange');
  });

  it('several changes are told as one, and none when it is again as it was sent', async () => {
    const { dish, tea, change, board } = await build();
    await change([of(tea)], teaPrice);
    await change([of(tea), of(dish, 3)], teaPrice + 96, 2);
    expect((await board()).guestChange).toMatchObject({
      before: { dishes: [{ quantity: 1 }], totalPrice: 32 },
      after: { dishes: [{ dishId: { name: 'תה' } }, { quantity: 3 }], totalPrice: 106 },
    });
    expect((await change([of(dish)], 32, 3)).status).toBe(200);
    expect(await board()).not.toHaveProperty('guestChange');
  });

  it('the staff that edits it has seen the change', async () => {
    const { owner, order, dish, tea, change, board } = await build();
    await change([of(tea)], teaPrice);
    await owner.patch(`/orders/${order._id}/details`, { dishes: [of(tea, 2, { line: 0 })], revision: 2 });
    expect(await board()).not.toHaveProperty('guestChange');
    const late = await change([of(dish)], 32, 2);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(late.body.details.order).toMatchObject({ totalPrice: 20, revision: 3 });
    expect(late.body.details.order).not.toHaveProperty('phone');
  });

  it('is priced by the server as a new order is', async () => {
    const { owner, dish, tea, section, change, board } = await build();
    const wrong = await change([of(dish), of(tea)], 1);
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'price_changed', details: { totalPrice: 42 } },
    });
    await owner.put(`/dishes/${dish._id}`, { ...dish, price: 40, sectionName: section.sectionName });
    const agreed = await change([of(dish), of(tea)], 42);
    expect(agreed.body.details.totalPrice).toBe(50);
    expect((await board()).revision).toBe(1);
    expect((await change([of(dish), of(tea)], 50)).body.totalPrice).toBe(50);
  });

  it('that asks for what it is already changes nothing, whatever it is called, even once approved', async () => {
    const { dish, tea, change, move, trail, events } = await build();
    const wanted = [of(tea, 2), of(dish)];
    const first = await change(wanted, 52);
    const before = (await events()).length;
    expect((await change(wanted, 52)).body).toEqual(first.body);
    expect((await change([...wanted].reverse(), 52)).body).toEqual(first.body);
    await move(approve);
    const late = await change(wanted, 52);
    expect(late).toMatchObject({ status: 200, body: { status: 'inProcess', revision: 3 } });
    expect((await trail()).map(({ action }: { action: string }) => action)).toEqual([
      'create',
      'guestChange',
      'approve',
    ]);
    expect(await events()).toHaveLength(before + 1);
  });

  it.each([
    ['approved', approve],
    ['rejected', reject],
  ])('is refused once it is %s, with the order as it is', async (_, patch) => {
    const { tea, change, withdraw, move, track } = await build();
    await move(patch);
    for (const answer of [
      await change([of(tea)], teaPrice, 2),
      await withdraw(),
      await change([of(tea)], teaPrice),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'already_approved', details: { order: await track() } },
      });
  });

  it('is refused of an order that approved itself', async () => {
    const { owner, dish, tea } = await build();
    await owner.put('/restaurants/ordering', { autoApprove: true });
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(body.status).toBe('inProcess');
    const path = `/orders/track/${body.trackingToken}`;
    const guest = test.visitor();
    const changed = await guest.put(path, {
      dishes: [of(tea)],
      totalPrice: teaPrice,
      revision: body.revision,
    });
    expect(changed.body.code).toBe('already_approved');
    expect((await guest.post(`${path}/withdraw`, {})).body.code).toBe('already_approved');
  });

  it('never approves itself: an order that waited for somebody goes on waiting, without its allergy note too', async () => {
    const { owner, dish, tea } = await build();
    await owner.put('/restaurants/ordering', { autoApprove: true });
    const note = { note: 'אלרגיה לאגוזים', isAllergyNote: true };
    const { body } = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { dishes: [of(dish, 1, note)] }));
    expect(body.status).toBe('waitingApproval');
    const put = (dishes: object[], totalPrice: number, revision: number) =>
      test.visitor().put(`/orders/track/${body.trackingToken}`, { dishes, totalPrice, revision });
    const marked = await put([of(dish, 1, note), of(tea)], 42, 1);
    expect(marked.body).toMatchObject({
      status: 'waitingApproval',
      dishes: [{ note: note.note, isAllergyNote: true }, {}],
    });
    expect((await put([of(tea)], 10, 2)).body.status).toBe('waitingApproval');
    const [, waiting] = (await owner.get('/orders/mine')).body;
    expect(waiting.autoAccepted).toBe(false);
  });

  it('an allergy that it adds has to be read before it is approved', async () => {
    const { dish, change, move } = await build();
    await change([of(dish, 1, { note: 'בלי שומשום', isAllergyNote: true })], 32);
    expect((await move(approve)).body.code).toBe('allergy_unconfirmed');
    // Pressed on the order as it was before.
    const late = await move({ ...approve, allergySeen: true, revision: 1 });
    expect(late.body.code).toBe('changed_meanwhile');
    expect((await move({ ...approve, allergySeen: true, revision: 2 })).status).toBe(200);
  });

  it('above the caps it is held, and stays so when it becomes smaller again', async () => {
    const { owner, dish, change, board } = await build();
    await owner.put('/restaurants/ordering', { maxPortions: 3 });
    expect((await change([of(dish, 3)], 96)).body).not.toHaveProperty('held');
    expect((await change([of(dish, 4)], 128, 2)).body).toMatchObject({ held: true });
    expect((await change([of(dish, 1)], 32, 3)).body).toMatchObject({ held: true });
    expect((await board()).held).toBe(true);
  });

  it('a phone that is refused for the evening gets no more, and may have less', async () => {
    const { owner, dish, order, change } = await build();
    await change([of(dish, 2)], 64);
    expect((await owner.post('/refused-phones', { orderId: order._id })).status).toBeLessThan(300);
    expect((await change([of(dish, 3)], 96, 2)).body.code).toBe('phone_refused');
    expect((await change([of(dish, 1)], 32, 2)).status).toBe(200);
  });

  it('bad input and foreign dishes are refused, and nothing changes', async () => {
    const { change, dish, board, guest, path } = await build();
    const other = await buildOpenRestaurant(test);
    expect((await change([of(other.dish)], 32)).body).toMatchObject({
      code: 'order_refused',
      details: { problems: [{ why: 'dish_gone' }] },
    });
    expect((await change([], 0)).status).toBe(400);
    expect((await change([of(dish, 0)], 32)).status).toBe(400);
    expect((await guest.put(path, { dishes: [of(dish)], totalPrice: 32 })).status).toBe(400);
    expect((await guest.put(`${path}x`, { dishes: [of(dish)], totalPrice: 32, revision: 1 })).status).toBe(
      404,
    );
    expect((await guest.post('/orders/track/short/withdraw', {})).status).toBe(400);
    expect((await board()).revision).toBe(1);
  });
});

describe('a guest cancels an order that waits', () => {
  it('it is done, rejected and withdrawn, without a reason; again changes nothing', async () => {
    const { owner, order, withdraw, board, trail, track, events } = await build();
    const before = (await events()).length;
    const { status, body } = await withdraw({ revision: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'done',
      rejected: true,
      withdrawn: true,
      cancelled: false,
      rejectionReason: '',
      revision: 2,
    });
    expect((await withdraw({ revision: 1 })).body).toEqual(body);
    expect((await withdraw()).body).toEqual(body);
    expect(await track()).toEqual(body);
    expect(await board()).toMatchObject({ _id: order._id, withdrawn: true, status: 'done' });
    expect((await trail()).at(-1)).toMatchObject({ action: 'withdraw', by: null, reason: '' });
    expect(await trail()).toHaveLength(2);
    expect(await events()).toHaveLength(before + 1);
    expect((await owner.post('/services/end', {})).body).toMatchObject({ orderCount: 1, totalPrice: 0 });
  });

  it('and the staff can neither approve nor revive it, while rejecting it changes nothing', async () => {
    const { owner, order, tea, withdraw, move, change } = await build();
    await withdraw();
    const undo = await owner.post(`/orders/${order._id}/undo`, { revision: 2 });
    expect(undo.body.code).toBe('illegal_move');
    expect((await move(approve)).body).toMatchObject({
      code: 'illegal_move',
      details: { order: { withdrawn: true } },
    });
    expect(await move(reject)).toMatchObject({ status: 200, body: { withdrawn: true, rejectionReason: '' } });
    expect((await change([of(tea)], teaPrice, 2)).body.code).toBe('already_approved');
  });

  it('with a revision only as it was seen', async () => {
    const { tea, change, withdraw } = await build();
    await change([of(tea)], teaPrice);
    const late = await withdraw({ revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { order: { revision: 2 } } },
    });
    expect((await withdraw({ revision: 2 })).status).toBe(200);
  });

  it('a deleted one and one that is unknown are not found', async () => {
    const { owner, order, withdraw } = await build();
    await owner.delete(`/orders/${order._id}`);
    expect((await withdraw()).status).toBe(404);
    expect((await test.visitor().post(`/orders/track/${'x'.repeat(32)}/withdraw`, {})).status).toBe(404);
  });

  it('is counted apart from what the staff rejected', async () => {
    const { owner, shift, withdraw, dish } = await build();
    const other = (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body;
    await owner.patch(`/orders/${other._id}`, reject);
    await withdraw();
    const { refused, orders, takings } = (await owner.get(`/reports/shifts/${shift._id}`)).body.report;
    expect([orders, takings]).toEqual([0, 0]);
    expect(refused).toEqual(
      expect.arrayContaining([
        { kind: 'withdrawn', reason: '', by: null, orders: 1, amount: 32 },
        { kind: 'rejected', reason: 'נגמר', by: 'Noa Levi', orders: 1, amount: 32 },
      ]),
    );
    expect(refused).toHaveLength(2);
  });
});

describe('what a change takes and gives back', () => {
  it('the counts follow each change, and a cancelled order holds nothing', async () => {
    const { dish, tea, change, withdraw, count, leftOf } = await build();
    await count(tea._id, 5);
    await change([of(dish), of(tea, 4)], 72);
    expect(await leftOf(tea._id)).toBe(1);
    await change([of(dish), of(tea, 2)], 52, 2);
    expect(await leftOf(tea._id)).toBe(3);
    const more = await change([of(tea, 6)], 60, 3);
    expect(more.body).toMatchObject({
      code: 'order_refused',
      details: { problems: [{ why: 'not_enough_left' }] },
    });
    expect(await leftOf(tea._id)).toBe(3);
    await withdraw();
    expect(await leftOf(tea._id)).toBe(5);
    await withdraw();
    expect(await leftOf(tea._id)).toBe(5);
  });

  it('what is sold out or switched off since may stay, or become less, and never more', async () => {
    const { owner, dish, tea, change } = await build();
    await change([of(dish, 2)], 64);
    await owner.put(`/stock/${dish._id}`, { limit: { kind: 'off' }, option: null });
    const more = await change([of(dish, 3)], 96, 2);
    expect(more.body).toMatchObject({
      code: 'order_refused',
      details: { problems: [{ why: 'dish_unavailable' }] },
    });
    expect((await change([of(dish, 2), of(tea)], 74, 2)).status).toBe(200);
    expect((await change([of(dish, 1), of(tea)], 42, 3)).status).toBe(200);
    expect((await change([of(dish, 2)], 64, 4)).body.code).toBe('order_refused');
  });

  it('an option that is sold out since may stay, and is chosen no more', async () => {
    const { owner, tea, menu, section, change, board } = await build();
    const options = ['Egg', 'Olives'].map((name) => ({ name, price: 5 }));
    const salad = await buildDish(owner, {
      name: 'סלט',
      price: 20,
      menuId: menu._id,
      sectionName: section._id,
      changes: [{ name: 'Extras', type: 'multiple', required: false, maxSelections: null, options }],
    });
    const withOption = (optionName: string, quantity = 1) =>
      of(salad, quantity, { customizations: [{ groupName: 'Extras', optionName }] });
    expect((await change([withOption('Egg')], 25)).status).toBe(200);
    for (const optionName of ['Egg', 'Olives'])
      await owner.put(`/stock/${salad._id}`, {
        limit: { kind: 'off' },
        option: { groupName: 'Extras', optionName },
      });
    const more = [
      await change([withOption('Egg', 2)], 50, 2),
      await change([withOption('Egg'), withOption('Egg')], 50, 2),
      await change([withOption('Olives')], 25, 2),
    ];
    for (const { body } of more) expect(body.code).toBe('order_refused');
    expect((await change([withOption('Egg'), of(tea)], 25 + teaPrice, 2)).status).toBe(200);
    expect((await board()).dishes[0]?.customizations).toMatchObject([{ optionName: 'Egg' }]);
  });

  it('a pause holds back what is more, of everything or of a section, and nothing else', async () => {
    const { owner, dish, tea, section, change, withdraw } = await build();
    await change([of(dish, 2)], 64);
    await owner.post('/pauses', { sectionId: null, minutes: 20, reason: 'עומס' });
    const paused = await change([of(dish, 2), of(tea)], 74, 2);
    expect(paused).toMatchObject({
      status: 409,
      body: { code: 'ordering_paused', details: { reason: 'עומס' } },
    });
    expect((await change([of(dish, 1)], 32, 2)).status).toBe(200);
    await owner.post('/pauses', { sectionId: section._id, minutes: 20 });
    expect((await change([of(dish, 1, { note: 'חם' })], 32, 3)).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
  });

  it('a section that is paused holds back its own dishes alone', async () => {
    const { owner, dish, tea, section, change } = await build();
    await owner.post('/pauses', { sectionId: section._id, minutes: 20 });
    const paused = await change([of(dish), of(tea)], 42);
    expect(paused.body).toMatchObject({
      code: 'order_refused',
      details: { problems: [{ why: 'section_paused' }] },
    });
  });
});

describe('the tickets of an order that its guest changes', () => {
  it('what waits to be printed is written anew, and withdrawn with the order', async () => {
    const { owner, dish, tea } = await build();
    const printer = await buildPrinter(test, owner, { moment: 'arrival' });
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const path = `/orders/track/${order.trackingToken}`;
    const guest = test.visitor();
    await guest.put(path, { dishes: [of(tea, 3)], totalPrice: 30, revision: 1 });
    const jobs = async () =>
      (await owner.get(`/orders/${order._id}/print-jobs`)).body.map(
        ({ state, kind }: Record<string, string>) => [kind, state],
      );
    expect(await jobs()).toContainEqual(['order', 'waiting']);
    await guest.post(`${path}/withdraw`, {});
    expect((await jobs()).filter(([, state]: string[]) => state === 'waiting')).toEqual([]);
    expect(await printer.claim()).toBeNull();
  });

  it('a ticket that is out is followed by one that says so', async () => {
    const { owner, dish } = await build();
    const printer = await buildPrinter(test, owner, { moment: 'arrival' });
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const job = await printer.claim();
    await printer.confirm(job?.id ?? null);
    await test.visitor().post(`/orders/track/${order.trackingToken}/withdraw`, {});
    const next = await printer.claim();
    expect(next).toMatchObject({ ticket: { kind: 'cancelled', reason: 'the guest cancelled it' } });
  });
});
