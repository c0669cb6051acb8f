import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#core/live/live-events.ts';
import { eventCounters, events } from '#server/db/schema.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { eventId } from '#server/testing/stored-events.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { logEvents, readMissed, trimEvents } from './event-log.ts';

const test = setUpTestApp();
const { open, openBoard } = openStreams(test);
const write = (ownerId: string, ...happened: LiveEvent[]) =>
  test.engine.db.transaction((tx) => logEvents(tx, ownerId, ...happened));
/** As a process of a later version may store it. */
const unreadable = (orderId: string) => ({ kind: 'order', order: { _id: orderId } }) as unknown as LiveEvent;

describe('what a reader that comes back missed', () => {
  const menuSince = (seq: number, maxEvents = 50) => ({
    seq,
    kinds: ['menu', 'stock', 'shift'] as const,
    maxEvents,
  });
  const missedBy = async (ownerId: string, since: ReturnType<typeof menuSince>) => {
    const missed = await readMissed(test.engine.db, ownerId, since);
    return missed && [missed.events.map(({ seq }) => seq), missed.seq];
  };

  it('is of the kinds it is shown, and complete up to the newest of all', async () => {
    const { id } = await test.owner();
    expect(await missedBy(id, menuSince(0))).toEqual([[], 0]);
    await write(id, { kind: 'menu' }, unreadable('x'), { kind: 'menu' }, unreadable('y'));
    expect(await missedBy(id, menuSince(0))).toEqual([[1, 3], 4]);
    expect(await missedBy(id, menuSince(3))).toEqual([[], 4]);
    expect(await missedBy(id, menuSince(4))).toEqual([[], 4]);
    expect(await missedBy(id, { ...menuSince(0), kinds: ['order'] as never })).toEqual([[2, 4], 4]);
  });

  it('is unknown when its number is of another log, when it is too much, and once any of it was trimmed', async () => {
    const { id } = await test.owner();
    await write(id, { kind: 'menu' }, { kind: 'menu' }, { kind: 'menu' }, unreadable('x'));
    expect(await missedBy(id, menuSince(5))).toBeNull();
    expect(await missedBy(id, menuSince(0, 2))).toBeNull();
    expect(await missedBy(id, menuSince(1, 2))).toEqual([[2, 3], 4]);
    // Of the middle: an older transaction may have the later number.
    await test.engine.db.execute(
      sql`update ${events} set at = now() - interval '2 days' where owner_id = ${id} and seq = 3`,
    );
    await trimEvents(test.engine.db, new Date(Date.now() - 24 * 60 * 60 * 1000));
    expect(await missedBy(id, menuSince(1))).toBeNull();
    expect(await missedBy(id, menuSince(3))).toEqual([[], 4]);
  });

  it('is not even counted when its reader was away for very long', async () => {
    const { id } = await test.owner();
    await test.engine.db.execute(sql`
      insert into ${events} (owner_id, seq, kind, payload)
      select ${id}, n, 'order', '{"kind":"order"}'::jsonb from generate_series(1, 201) n`);
    await test.engine.db.insert(eventCounters).values({ ownerId: id, lastSeq: 201 });
    expect(await missedBy(id, menuSince(0))).toBeNull();
    expect(await missedBy(id, menuSince(1))).toEqual([[], 201]);
    expect(await missedBy(id, { ...menuSince(0, 1_000), kinds: ['order'] as never })).toMatchObject([
      { length: 201 },
      201,
    ]);
  });
});

describe('a stream that is resumed', () => {
  it('gives a guest’s page what it missed of the menu, and says that it is complete', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const page = await open(`/public-menu/${owner.id}/stream`);
    const { id } = await page.nextOf('heartbeat');
    page.close();
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const last = Number(id) + 3;
    const back = await open(`/public-menu/${owner.id}/stream`, { 'last-event-id': String(id) });
    expect(await back.next()).toMatchObject({ event: 'stock', data: { after: Number(id) } });
    expect(await back.next()).toMatchObject({ event: 'heartbeat', id: String(last), data: { last } });
  });

  it('begins a guest’s order and the ready screen with a snapshot', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const { secret } = (await owner.put('/restaurants/ready-screen', { was: null })).body;
    for (const path of [`/orders/track/${body.trackingToken}/stream`, `/ready/${secret}/stream`]) {
      const stream = await open(path, { 'last-event-id': await eventId(test.engine.db, 1) });
      expect(await stream.next()).toMatchObject({ event: 'snapshot' });
    }
  });
});

describe('an order that this process cannot show', () => {
  it('ends the stream of its guest, who begins anew, and nobody else’s', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const order = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body;
    const [mine, theirs] = [await order(), await order()];
    const [first, second] = await Promise.all(
      [mine, theirs].map(({ trackingToken }) => open(`/orders/track/${trackingToken}/stream`)),
    );
    const page = await open(`/public-menu/${owner.id}/stream`);
    if (!first || !second) throw new Error('both guests should have a stream');
    for (const stream of [first, second, page]) await stream.nextOf('heartbeat');
    await write(owner.id, unreadable(mine._id), { kind: 'menu' });
    await owner.patch(`/orders/${theirs._id}`, { status: 'inProcess', rejected: false });
    expect((await page.nextEvent()).event).toBe('menu');
    expect((await second.nextEvent()).data.event.order).toMatchObject({ status: 'inProcess' });
    await expect(first.nextEvent()).rejects.toThrow('the stream ended');
    expect((await (await open(`/orders/track/${mine.trackingToken}/stream`)).next()).event).toBe('snapshot');
  });

  it('begins a board that missed it with a snapshot, and not with the same failure again', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const { id } = await board.nextOf('heartbeat');
    board.close();
    await write(owner.id, unreadable('x'));
    const back = await openBoard(owner, { 'last-event-id': String(id) });
    expect(await back.next()).toMatchObject({ event: 'snapshot', id: String(Number(id) + 1) });
  });
});
