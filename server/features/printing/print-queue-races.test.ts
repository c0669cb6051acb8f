import { describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter, printerBody } from '#server/testing/build-printer.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const ringTroubles = () => runIfDue(test, 'ring for tickets in trouble');
const second = 1000;
const approve = { status: 'inProcess', rejected: false };
const reject = { status: 'done', rejected: true, rejectionReason: 'No more' };

const open = async (printer: Record<string, unknown> = {}) => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const kitchen = await buildPrinter(test, owner, printer);
  const order = async (overrides: Record<string, unknown> = {}) => {
    const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, overrides));
    expect(status).toBe(201);
    return body;
  };
  const jobsOf = async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body;
  const statesOf = async (orderId: string) =>
    (await jobsOf(orderId)).map(({ kind, state, isCopy }: Record<string, unknown>) =>
      [kind, state, ...(isCopy ? ['copy'] : [])].join(' '),
    );
  const move = async (orderId: string, patch: object) => {
    const answer = await owner.patch(`/orders/${orderId}`, patch);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const troubles = async () => (await owner.get('/print-jobs')).body.troubles;
  const prints = async () =>
    ((await readEventsAfter(test.engine.db, owner.id, 0)) ?? []).flatMap(({ event }) =>
      event.kind === 'print' ? [[event.job.state, event.job.trouble]] : [],
    );
  return { ...place, kitchen, order, jobsOf, statesOf, move, troubles, prints };
};

const printNext = async ({ claim, confirm }: Awaited<ReturnType<typeof buildPrinter>>) => {
  const job = await claim();
  expect(job).not.toBeNull();
  await confirm(job?.id ?? null);
  return job;
};

describe('the tickets of an order', () => {
  it('are written when it is approved, with its number, word and lines', async () => {
    const { kitchen, order, move, statesOf, dish } = await open();
    const placed = await order({ tableNumber: null });
    expect(await statesOf(placed._id)).toEqual([]);
    expect(await kitchen.claim()).toBeNull();
    await move(placed._id, approve);
    expect(await statesOf(placed._id)).toEqual(['order waiting']);
    const job = await kitchen.claim();
    expect(job?.ticket).toMatchObject({
      kind: 'order',
      number: 1,
      customerName: 'דנה כהן',
      lines: [{ quantity: 1, name: dish.name }],
      copiedAt: null,
    });
    expect(job?.ticket.word).not.toBe('');
    await kitchen.confirm(job?.id ?? '');
    expect(await statesOf(placed._id)).toEqual(['order printed']);
  });

  it('are written on arrival in the statement that places it, also once approved by itself or taken by staff', async () => {
    const { owner, kitchen, order, statesOf, dish, jobsOf } = await open({ moment: 'arrival', copies: 2 });
    const placed = await order();
    expect(await statesOf(placed._id)).toEqual(['order waiting']);
    expect(await kitchen.claim()).toMatchObject({ copies: 2, ticket: { number: 1 } });
    const staff = await owner.post('/orders/staff', { ...orderBodyFor(owner, dish), owner: undefined });
    expect(staff.status).toBe(201);
    expect(await jobsOf(staff.body._id)).toMatchObject([{ orderNumber: 2, kind: 'order' }]);
  });

  it('are withdrawn with a rejection before they came out, and told of it afterwards', async () => {
    const { owner, kitchen, order, move, statesOf } = await open();
    const early = await order();
    await move(early._id, approve);
    await owner.confirmPassword();
    await move(early._id, reject);
    expect(await statesOf(early._id)).toEqual(['order withdrawn']);
    const late = await order();
    await move(late._id, approve);
    await printNext(kitchen);
    await move(late._id, reject);
    expect(await statesOf(late._id)).toEqual(['cancelled waiting', 'order printed']);
    expect((await kitchen.claim())?.ticket).toMatchObject({
      kind: 'cancelled',
      reason: 'No more',
      number: 2,
    });
  });

  it('say what changed, to whoever has the ticket', async () => {
    const { owner, kitchen, order, move, statesOf, menu, section, dish } = await open();
    const soup = await buildDish(owner, {
      menuId: menu._id,
      sectionName: section.sectionName,
      name: 'Soup',
    });
    const placed = await order();
    await move(placed._id, approve);
    const edit = (dishes: object[]) => owner.patch(`/orders/${placed._id}/details`, { dishes });
    // Nobody has it yet: the waiting ticket is written anew.
    await edit([{ dishId: dish._id, quantity: 2 }]);
    expect(await statesOf(placed._id)).toEqual(['order waiting', 'order withdrawn']);
    expect((await printNext(kitchen))?.ticket.lines).toMatchObject([{ quantity: 2 }]);
    test.clock.advance(10_000);
    await edit([
      { dishId: dish._id, quantity: 3 },
      { dishId: soup._id, quantity: 1 },
    ]);
    const changedAt = test.clock.now().toISOString();
    test.clock.advance(60_000);
    const job = await kitchen.claim();
    expect(job?.ticket).toMatchObject({ kind: 'changes', createdAt: changedAt });
    expect(job?.ticket.lines).toMatchObject([
      { quantity: 3, change: { kind: 'changed', quantityBefore: 2 } },
      { name: 'Soup', change: { kind: 'added', quantityBefore: 0 } },
    ]);
  });

  it('do not come out twice when an approval is undone and done again', async () => {
    const { owner, kitchen, order, move, statesOf } = await open();
    const placed = await order();
    const { revision } = await move(placed._id, approve);
    await owner.post(`/orders/${placed._id}/undo`, { revision });
    expect(await statesOf(placed._id)).toEqual(['order withdrawn']);
    const again = await move(placed._id, approve);
    await printNext(kitchen);
    await owner.post(`/orders/${placed._id}/undo`, { revision: again.revision });
    await move(placed._id, approve);
    expect(await statesOf(placed._id)).toEqual(['order printed', 'order withdrawn']);
    expect(await kitchen.claim()).toBeNull();
  });

  it('go to the printers of their areas, each with its own lines', async () => {
    const { owner, order, menu, dish, move, jobsOf } = await open();
    const area = async (name: string) => (await owner.post('/areas', { name })).body._id;
    const [kitchenArea, barArea] = [await area('Kitchen'), await area('Bar')];
    const { body: changed } = await owner.put(`/menus/${menu._id}/sections`, {
      add: [{ sectionName: 'Drinks' }],
    });
    await owner.put(`/areas/sections/${changed.id}`, { area: barArea });
    const cola = await buildDish(owner, { menuId: menu._id, sectionName: 'Drinks', name: 'Cola', price: 10 });
    const bar = await buildPrinter(test, owner, { name: 'Bar', areas: [barArea] });
    const cold = await buildPrinter(test, owner, { name: 'Hot', areas: [kitchenArea] });
    const lines = [dish, cola].map(({ _id }) => ({ dishId: _id, quantity: 1 }));
    const both = await order({ dishes: lines, totalPrice: dish.price + 10 });
    await move(both._id, approve);
    expect(await jobsOf(both._id)).toHaveLength(3);
    expect((await bar.claim())?.ticket).toMatchObject({
      areaName: 'Bar',
      linesElsewhere: 1,
      lines: [{ name: 'Cola' }],
    });
    expect((await cold.claim())?.ticket).toMatchObject({ linesElsewhere: 1, lines: [{ name: dish.name }] });
    const food = await order();
    await move(food._id, approve);
    expect(
      (await jobsOf(food._id)).map(({ printerName }: { printerName: string }) => printerName).sort(),
    ).toEqual(['Hot', 'Kitchen']);
  });

  it('are not written in a practice', async () => {
    const owner = await test.owner();
    const { dish } = await buildMenu(owner);
    const kitchen = await buildPrinter(test, owner, { moment: 'arrival' });
    expect((await owner.post('/practice', {})).status).toBe(201);
    const placed = await owner.post('/orders/staff', { ...orderBodyFor(owner, dish), owner: undefined });
    expect(placed.status).toBe(201);
    expect((await owner.get(`/orders/${placed.body._id}/print-jobs`)).body).toEqual([]);
    expect(await kitchen.claim()).toBeNull();
    const printed = await owner.post(`/orders/${placed.body._id}/print`, { printerId: kitchen.id });
    expect(printed.status).toBe(404);
  });
});

describe('the queue', () => {
  it('gives one job to one of many who claim at once, and the next only when that is settled', async () => {
    const { kitchen, order, move } = await open();
    for (const placed of [await order(), await order()]) await move(placed._id, approve);
    const claims = await Promise.all(Array.from({ length: 8 }, kitchen.claim));
    const won = claims.filter((job) => job !== null);
    expect(won).toHaveLength(1);
    expect(await kitchen.claim()).toBeNull();
    await kitchen.confirm(won[0]?.id ?? '');
    expect((await kitchen.claim())?.ticket.number).toBe(2);
  });

  it('hears a confirmation twice as once, in any order of success and failure', async () => {
    const { kitchen, order, move, prints, statesOf } = await open();
    const placed = await order();
    await move(placed._id, approve);
    const job = await kitchen.claim();
    const id = job?.id ?? '';
    await Promise.all([kitchen.confirm(id), kitchen.confirm(id), kitchen.confirm(id)]);
    await kitchen.confirm(id, 'failed');
    expect(await statesOf(placed._id)).toEqual(['order printed']);
    expect(await prints()).toEqual([['printed', null]]);
    expect(await kitchen.confirm('0'.repeat(24))).toBe(false);
  });

  it('rings for what is not confirmed, does not send it again, and lets a late success land', async () => {
    const { kitchen, order, move, prints, troubles, statesOf } = await open();
    const placed = await order();
    await move(placed._id, approve);
    const job = await kitchen.claim();
    test.clock.advance(printingSeconds.lease * second);
    await Promise.all([1, 2].map(() => ringTroubles()));
    expect(await troubles()).toMatchObject([{ _id: job?.id, trouble: 'unconfirmed', orderNumber: 1 }]);
    expect(await kitchen.claim()).toBeNull();
    await kitchen.confirm(job?.id ?? '');
    expect(await statesOf(placed._id)).toEqual(['order printed']);
    expect(await troubles()).toEqual([]);
    expect(await prints()).toEqual([
      ['unconfirmed', 'unconfirmed'],
      ['printed', null],
    ]);
  });

  it('keeps the job of a printer that waits for paper', async () => {
    const { kitchen, order, move, troubles } = await open();
    await move((await order())._id, approve);
    const job = await kitchen.claim();
    const { report, findClaimed } = test.services.printQueue;
    for (let waited = 0; waited < 3; waited += 1) {
      test.clock.advance(50 * second);
      await report(kitchen.known, 'paper_out', 10);
      await ringTroubles();
    }
    expect(await troubles()).toMatchObject([{ trouble: 'overdue', state: 'taken' }]);
    expect((await findClaimed(kitchen.known))?.id).toBe(job?.id);
  });

  it('rings for what waits too long, once, and stops when it is handled', async () => {
    const { owner, order, move, troubles, prints } = await open();
    await move((await order())._id, approve);
    test.clock.advance(printingSeconds.overdue * second);
    await ringTroubles();
    await ringTroubles();
    const [trouble] = await troubles();
    expect(trouble).toMatchObject({ trouble: 'overdue', state: 'waiting' });
    expect((await owner.post(`/print-jobs/${trouble._id}/handled`, {})).body.trouble).toBeNull();
    expect(await troubles()).toEqual([]);
    expect(await prints()).toEqual([
      ['waiting', 'overdue'],
      ['waiting', null],
    ]);
  });

  it('takes back what was never sent, and hands it out again', async () => {
    const { kitchen, order, move } = await open();
    await move((await order())._id, approve);
    const job = await kitchen.claim();
    await kitchen.confirm(job?.id ?? '', 'unsent');
    const again = await kitchen.claim();
    expect(again).toMatchObject({ id: job?.id, ticket: { copiedAt: null } });
  });

  it('either withdraws or hands out, when both happen at once', async () => {
    const { owner, kitchen, order, move, statesOf } = await open();
    for (let round = 0; round < 5; round += 1) {
      const placed = await order();
      await move(placed._id, approve);
      await owner.confirmPassword();
      const [job] = await Promise.all([kitchen.claim(), move(placed._id, reject)]);
      const states = await statesOf(placed._id);
      if (job) expect(states).toEqual(['cancelled waiting', 'order taken']);
      else expect(states).toEqual(['order withdrawn']);
      if (job) await kitchen.confirm(job.id);
      while (await kitchen.claim()) await kitchen.confirm(null);
    }
  });
});

describe('printing again', () => {
  it('says copy, on the same printer or another, and the trouble is handled', async () => {
    const { owner, kitchen, order, move, troubles, statesOf } = await open();
    const bar = await buildPrinter(test, owner, {
      name: 'Bar',
      paper: 58,
      language: 'he',
      areas: null,
      moment: 'arrival',
    });
    const placed = await order();
    await bar.confirm((await bar.claim())?.id ?? null);
    await move(placed._id, approve);
    const job = await kitchen.claim();
    await kitchen.confirm(job?.id ?? '', 'failed');
    expect(await troubles()).toMatchObject([{ trouble: 'failed', problem: 'printer_error' }]);
    const { status, body } = await owner.post(`/print-jobs/${job?.id}/again`, { printerId: bar.id });
    expect([status, body.printerName, body.isCopy]).toEqual([201, 'Bar', true]);
    expect(await troubles()).toEqual([]);
    const copy = await bar.claim();
    expect(copy).toMatchObject({ paper: 58, ticket: { language: 'he', number: 1 } });
    expect(copy?.ticket.copiedAt).not.toBeNull();
    expect(await statesOf(placed._id)).toContain('order taken copy');
    const cameOut = async () => (await owner.get('/print-jobs')).body.printed;
    expect(await cameOut()).toEqual([]);
    await bar.confirm(copy?.id ?? null);
    expect(await cameOut()).toEqual([placed._id]);
  });

  it('moves what still waits, which is no copy', async () => {
    const { owner, kitchen, order, move, jobsOf } = await open();
    const bar = await buildPrinter(test, owner, { name: 'Bar', moment: 'approval', areas: null });
    const placed = await order();
    await move(placed._id, approve);
    const [job] = (await jobsOf(placed._id)).filter(
      ({ printerName }: { printerName: string }) => printerName === 'Kitchen',
    );
    const { status } = await owner.post(`/print-jobs/${job._id}/again`, { printerId: bar.id });
    expect(status).toBe(201);
    expect(await kitchen.claim()).toBeNull();
    expect((await jobsOf(placed._id)).filter(({ isCopy }: { isCopy: boolean }) => isCopy)).toEqual([]);
  });

  it('of an order as it is now, and of its bill', async () => {
    const { owner, kitchen, order, jobsOf } = await open({ opensDrawer: true });
    const placed = await order();
    const print = async (what: string) =>
      (await owner.post(`/orders/${placed._id}/${what}`, { printerId: kitchen.id })).body;
    expect(await print('print')).toMatchObject({ kind: 'order', isCopy: false });
    expect(await print('print')).toMatchObject({ isCopy: false });
    expect(await jobsOf(placed._id)).toMatchObject([{ state: 'waiting' }, { state: 'withdrawn' }]);
    await printNext(kitchen);
    expect(await print('print')).toMatchObject({ isCopy: true });
    await printNext(kitchen);
    expect(await print('bill')).toMatchObject({ kind: 'bill', isCopy: false });
    expect(await printNext(kitchen)).toMatchObject({ opensDrawer: true, ticket: { kind: 'bill' } });
    expect(await print('bill')).toMatchObject({ isCopy: true });
  });

  it('shows tickets as pictures', async () => {
    const { owner, order, jobsOf, move } = await open();
    const placed = await order();
    await move(placed._id, approve);
    const [job] = await jobsOf(placed._id);
    for (const address of [
      '/printers/sample?paper=58&language=he',
      `/print-jobs/${job._id}/ticket`,
      `/orders/${placed._id}/ticket?kind=bill&paper=80&language=en`,
    ]) {
      const { status, headers } = await owner.get(address);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/png']);
    }
  });
});

describe('a printer that a browser serves', () => {
  it('is online while its page asks for tickets, and offline once it is silent', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { body } = await owner.post('/printers', printerBody({ kind: 'browser' }));
    const { _id } = body.printer;
    const status = async () => (await owner.get('/printers/state')).body[0].status;
    expect(await status()).toBe('new');
    const { body: claimed } = await owner.post(`/printers/${_id}/claim`, {});
    expect(claimed.job).toBeNull();
    expect(await status()).toBe('ok');
    test.clock.advance(60 * second);
    expect(await status()).toBe('offline');
  });
});
