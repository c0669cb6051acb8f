import sse from '@fastify/sse';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openLiveHub } from './live-hub.ts';
import { createStreams } from './streams.ts';

describe('live streams', () => {
  const test = setUpTestApp();
  let url = '';
  const opened: { close: () => void }[] = [];

  beforeAll(async () => {
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const stream = await readStream(`${url}/api${path}`, headers);
    opened.push(stream);
    return stream;
  };
  const openBoard = (owner: TestOwner, headers: Record<string, string> = {}) =>
    open('/orders/stream', { cookie: `session=${owner.cookies.get('session')}`, ...headers });

  it('brings an order to a connected board at once, with proxies told not to buffer', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    expect(board.headers.get('x-accel-buffering')).toBe('no');
    expect((await board.next()).event).toBe('ready');
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const { data } = await board.nextOf('order');
    expect(data.order).toMatchObject({
      _id: sent.body._id,
      customerName: 'דנה כהן',
      status: 'waitingApproval',
    });
  });

  it('replays what a board missed, in order and without repeating, and says when it cannot', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const { id } = await board.nextOf('ready');
    board.close();
    const sent = [];
    for (let count = 0; count < 3; count++) {
      sent.push((await test.visitor().post('/orders', orderBodyFor(owner, dish))).body.displayOrderNumber);
    }
    const back = await openBoard(owner, { 'last-event-id': String(id) });
    const replayed = [await back.next(), await back.next(), await back.next()];
    expect(replayed.map((message) => message.data.order.displayOrderNumber)).toEqual(sent);
    expect(await back.next()).toMatchObject({ event: 'ready', data: { replayed: true } });
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await back.next()).data.order.displayOrderNumber).toBe(4);

    const fromAnotherLife = await openBoard(owner, { 'last-event-id': '999999' });
    expect((await fromAnotherLife.next()).event).toBe('resync');
    expect(await fromAnotherLife.next()).toMatchObject({ event: 'ready', data: { replayed: false } });
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await fromAnotherLife.nextOf('order')).data.order.displayOrderNumber).toBe(5);
  });

  it('gives a guest the stages of their own order and nothing of anybody else', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const mine = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const theirs = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const stream = await open(`/orders/track/${mine.body.trackingToken}/stream`);
    await stream.nextOf('ready');
    await owner.patch(`/orders/${theirs.body._id}`, { status: 'inProcess', rejected: false });
    await owner.patch(`/orders/${mine.body._id}`, { status: 'inProcess', rejected: false });
    const { data } = await stream.next();
    expect(data.order).toEqual({ ...mine.body, status: 'inProcess', revision: 2 });
  });

  it('tells open guest pages about stock, opening and closing, and not about orders', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const page = await open(`/public-menu/${owner.id}/stream`);
    await page.nextOf('ready');
    await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish))
      .then(({ body }) => owner.patch(`/orders/${body._id}`, { status: 'done', rejected: true }));
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect(await page.next()).toMatchObject({ event: 'stock', data: { dishId: dish._id, available: false } });
    await owner.post('/services/end', {});
    expect(await page.next()).toMatchObject({ event: 'shift', data: { isOpen: false } });
  });

  it('is not opened for a visitor or an unknown restaurant', async () => {
    await expect(readStream(`${url}/api/orders/stream`)).rejects.toThrow('401');
    await expect(readStream(`${url}/api/public-menu/${'0'.repeat(24)}/stream`)).rejects.toThrow('404');
    await expect(readStream(`${url}/api/orders/track/${'x'.repeat(32)}/stream`)).rejects.toThrow('404');
  });

  it('lets a quiet page know that it is still connected', async () => {
    const owner = await test.owner();
    const hub = await openLiveHub(test.engine, pino({ level: 'silent' }));
    const streams = createStreams(hub, 5);
    const quiet = fastify();
    await quiet.register(sse);
    quiet.get('/stream', { sse: { kind: 'manual', heartbeat: false } }, async (request, reply) => {
      await streams.stream({ request, reply, ownerId: owner.id, kinds: [] });
      return reply;
    });
    const address = await quiet.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      streams.close();
      await quiet.close();
      await hub.close();
    });
    const stream = await readStream(`${address}/stream`);
    opened.push(stream);
    const kinds = [await stream.next(), await stream.next(), await stream.next()].map(({ event }) => event);
    expect(kinds).toEqual(['ready', 'heartbeat', 'heartbeat']);
    expect(hub.streamCount()).toBe(1);
  });
});
