import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import {
  lockOrdersOfOpenShift,
  type OrderColumns,
  updateOrders,
} from '#server/features/orders/order-change.queries.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPrinter } from '#server/testing/build-printer.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { dropChecks } from '#server/testing/drop-checks.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { renameSilently } from '#server/testing/rename-silently.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/* What a newer version stored in words that this one does not know is shown, and nothing is done with it. */
const test = setUpTestApp();
const { openBoard } = openStreams(test);
beforeAll(() => dropChecks(test.engine.db));

const newWord = 'of_a_newer_version';
const read = async <Row extends Record<string, unknown>>(table: string, column: string, id: string) =>
  (
    await test.engine.db.execute<Row & { value: unknown }>(
      sql`select ${sql.raw(column)} as value from ${sql.raw(table)} where id = ${id}`,
    )
  ).rows[0]?.value;
const store = (table: string, column: string, id: string, word: string = newWord) =>
  test.engine.db.execute(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${word} where id = ${id}`);

describe('an order that stands as only a newer version knows', () => {
  it('is shown as in process, and nobody moves, edits, deletes or closes it here', async () => {
    const { owner, approved, order, dish } = await buildTables(test);
    const [id, known] = [await approved(7), await approved(7)];
    await store('orders', 'status', id);
    expect([(await order(id))?.status, (await order(known))?.status]).toEqual(['inProcess', 'inProcess']);
    await owner.confirmPassword();
    const answers = [
      await owner.patch(`/orders/${id}`, { status: 'waitingPayment' }),
      await owner.patch(`/orders/${id}/details`, { dishes: [{ dishId: dish._id, quantity: 2 }] }),
      await owner.delete(`/orders/${id}`, { reason: 'mistake' }),
      await owner.post('/payments', {
        clientToken: `payment-of-${id}`,
        kind: 'cash',
        orderIds: [id],
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 409]);
    const close = async (orders: string[]) =>
      (await owner.post('/orders/close', { orders, how: 'cancel', reason: 'closing' })).status;
    expect([await close([id, known]), await close([known])]).toEqual([404, 200]);
    expect((await order(known))?.rejected).toBe(true);
    expect((await owner.post('/services/end', {})).status).toBe(409);
    expect(await read('orders', 'status', id)).toBe(newWord);
  });
});

describe('orders that change together', () => {
  it('store each what changes of it: what a newer version wrote beside stays', async () => {
    const { owner, send } = await buildTables(test);
    const [first, second] = [await send(null), await send(null)];
    const newer = { before: { status: newWord }, after: {} };
    await test.engine.db.execute(
      sql`update orders set guest_change = ${JSON.stringify(newer)}::jsonb where owner_id = ${owner.id}`,
    );
    const changes = new Map<string, OrderColumns>([
      [first, { guestChange: null, total: undefined }],
      [second, { tableNumber: 7 }],
    ]);
    const stored = await test.engine.db.transaction(async (tx) => {
      const scope = { ownerId: owner.id } as OwnerScope;
      const locked = await lockOrdersOfOpenShift(tx, scope, [first, second]);
      return updateOrders(
        tx,
        locked.map((before) => ({ before, change: changes.get(before.order.id) ?? {} })),
      );
    });
    expect(stored.map(({ row }) => row.revision)).toEqual([2, 2]);
    const nowOf = async (id: string) => [
      await read('orders', 'guest_change', id),
      await read('orders', 'table_number', id),
    ];
    expect([await nowOf(first), await nowOf(second)]).toEqual([
      [null, null],
      [newer, 7],
    ]);
  });
});

describe('a printer and its tickets', () => {
  const printing = async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const printer = await buildPrinter(test, owner, { moment: 'arrival' });
    const order = async (): Promise<string> =>
      (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id;
    const jobOf = async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body[0];
    return { owner, printer, order, jobOf };
  };

  it('of a new kind is neither served nor set here, and its tickets are written for it', async () => {
    const { owner, printer, order, jobOf } = await printing();
    await store('printers', 'kind', printer.id);
    const [shown] = (await owner.get('/printers')).body;
    expect([shown._id, shown.kind]).toEqual([printer.id, 'other']);
    expect(await test.services.printQueue.findPrinter('star', printer.secret)).toBeNull();
    const { kind: _, ...settings } = shown;
    const set = await owner.put(`/printers/${printer.id}`, { ...settings, network: null });
    expect([set.status, (await owner.post(`/printers/${printer.id}/secret`, {})).status]).toEqual([404, 404]);
    expect(await jobOf(await order())).toMatchObject({ printerId: printer.id, state: 'waiting' });
    expect(await read('printers', 'kind', printer.id)).toBe(newWord);
  });

  it('in a state or of a kind that is new waits for the newer version, rings for nobody and holds up no other', async () => {
    const { owner, printer, order, jobOf } = await printing();
    const jobs = [await jobOf(await order()), await jobOf(await order()), await jobOf(await order())];
    const [inNewState, ofNewKind, known] = jobs.map(({ _id }) => String(_id));
    await store('print_jobs', 'state', inNewState ?? '');
    await store('print_jobs', 'kind', ofNewKind ?? '');
    expect((await printer.claim())?.id).toBe(known);
    await printer.confirm(known ?? '');
    expect(await printer.claim()).toBeNull();
    expect((await owner.post(`/print-jobs/${ofNewKind}/again`, {})).status).toBe(404);
    expect((await owner.post(`/print-jobs/${inNewState}/withdraw`, {})).status).toBe(409);
    test.clock.advance(60_000);
    await test.services.printQueue.ringTroubles();
    const { troubles } = (await owner.get('/print-jobs')).body;
    expect(troubles.map(({ _id }: { _id: string }) => _id)).not.toContain(inNewState);
    expect(await read('print_jobs', 'state', inNewState ?? '')).toBe(newWord);
  });
});

describe('an event of a new kind', () => {
  const storeEvent = (owner: TestOwner) =>
    test.engine.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ seq: number }>(sql`
        update event_counters set last_seq = last_seq + 1 where owner_id = ${owner.id} returning last_seq as seq`);
      await tx.execute(sql`insert into events (owner_id, seq, kind, payload)
        values (${owner.id}, ${rows[0]?.seq}, ${newWord}, ${JSON.stringify({ kind: newWord, order: 1 })}::jsonb)`);
      await tx.execute(sql`select pg_notify('menta_events', ${`${owner.id} ${rows[0]?.seq} ${newWord}`})`);
    });

  it('is passed over by a stream that is open, and by one that is resumed', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const { id } = await board.next();
    await storeEvent(owner);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await board.nextOf('order')).data.event.order._id).toBe(order._id);
    const resumed = await openBoard(owner, { 'last-event-id': String(id) });
    expect((await resumed.nextOf('order')).data.event.order._id).toBe(order._id);
  });

  it('may have changed the menu, which is read again', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const nameNow = async () => (await test.visitor().get(`/public-menu/${owner.id}`)).body.restaurant.name;
    const before = await nameNow();
    await renameSilently(test.engine.db, owner.id, 'The Newer Palm');
    expect(await nameNow()).toBe(before);
    await storeEvent(owner);
    expect(await nameNow()).toBe('The Newer Palm');
  });
});
