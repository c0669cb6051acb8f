import { connect } from 'node:net';
import sse from '@fastify/sse';
import fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSessionWatch } from '#server/access/session-watch.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { readStream, type StreamMessage } from '#server/testing/read-stream.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { LoggedEvent } from './event-log.ts';
import { type LiveHub, openLiveHub } from './live-hub.ts';
import { createStreams, type StreamRequest } from './streams.ts';

describe('live streams', () => {
  const test = setUpTestApp();
  const { open, openBoard, url } = openStreams(test);

  it('begins with what the board shows and brings a new order at once, with proxies told not to buffer', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const first = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const board = await openBoard(owner);
    expect(board.headers.get('x-accel-buffering')).toBe('no');
    const { event, data, id } = await board.next();
    expect(event).toBe('snapshot');
    expect(data.snapshot).toEqual((await owner.get('/orders/mine')).body);
    expect(data.snapshot).toMatchObject([{ _id: first.body._id }]);
    const heartbeat = await board.next();
    expect(heartbeat).toMatchObject({
      event: 'heartbeat',
      id,
      data: { after: Number(id), last: Number(id), at: test.clock.now().getTime() },
    });

    const second = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const message = await board.nextEvent();
    expect(message).toMatchObject({ event: 'order', data: { after: Number(id) } });
    expect(message.data.event.order).toMatchObject({
      _id: second.body._id,
      customerName: 'דנה כהן',
      status: 'waitingApproval',
      words: { he: expect.any(String), en: expect.any(String) },
    });
    expect(message.data.event.order).toEqual((await owner.get('/orders/mine')).body[1]);
  });

  it('names the message before in each message, whatever other streams were told meanwhile', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    let before = Number((await board.nextOf('heartbeat')).id);
    for (let count = 0; count < 3; count++) {
      await owner.put(`/dishes/${dish._id}/stock`, { available: count % 2 === 1 });
      await owner.put(`/dishes/${dish._id}/stock`, { available: true });
      await test.visitor().post('/orders', orderBodyFor(owner, dish));
      let message: StreamMessage;
      do {
        message = await board.next();
        expect(message.data.after).toBe(before);
        before = Number(message.id);
      } while (message.event === 'heartbeat');
    }
  });

  it('gives a board that comes back what it missed, and a snapshot when the log cannot tell', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const { id } = await board.nextOf('heartbeat');
    board.close();
    const sent = [];
    for (let count = 0; count < 3; count++) {
      sent.push((await test.visitor().post('/orders', orderBodyFor(owner, dish))).body.displayOrderNumber);
    }
    const back = await openBoard(owner, { 'last-event-id': String(id) });
    const replayed = [await back.next(), await back.next(), await back.next()];
    expect(replayed.map((message) => message.data.event.order.displayOrderNumber)).toEqual(sent);
    expect(replayed.map((message) => message.data.after)).toEqual(
      [id, replayed[0]?.id, replayed[1]?.id].map(Number),
    );
    expect(await back.next()).toMatchObject({ event: 'heartbeat', id: replayed[2]?.id });
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await back.nextEvent()).data.event.order.displayOrderNumber).toBe(4);

    const fromAnotherLife = await openBoard(owner, { 'last-event-id': '999999' });
    const { event, data } = await fromAnotherLife.next();
    expect([event, data.snapshot.length]).toEqual(['snapshot', 4]);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await fromAnotherLife.nextOf('order')).data.event.order.displayOrderNumber).toBe(5);
  });

  it('gives a guest the stages of their own order and nothing of anybody else', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const mine = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const theirs = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const stream = await open(`/orders/track/${mine.body.trackingToken}/stream`);
    expect((await stream.next()).data.snapshot).toEqual(mine.body);
    await stream.nextOf('heartbeat');
    await owner.patch(`/orders/${theirs.body._id}`, { status: 'inProcess', rejected: false });
    await owner.patch(`/orders/${mine.body._id}`, { status: 'inProcess', rejected: false });
    const { data } = await stream.nextEvent();
    expect(data.event.order).toEqual({ ...mine.body, status: 'inProcess', revision: 2 });
  });

  it('tells open guest pages about stock, opening and closing, and not about orders', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const page = await open(`/public-menu/${owner.id}/stream`);
    const { menu } = (await page.next()).data.snapshot;
    expect(menu).toEqual((await test.visitor().get(`/public-menu/${owner.id}`)).body);
    await page.nextOf('heartbeat');
    await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish))
      .then(({ body }) => owner.patch(`/orders/${body._id}`, { status: 'done', rejected: true }));
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect(await page.nextEvent()).toMatchObject({
      event: 'stock',
      data: { event: { dishId: dish._id, available: false } },
    });
    await owner.post('/services/end', {});
    expect(await page.nextEvent()).toMatchObject({ event: 'shift', data: { event: { isOpen: false } } });
  });

  it('leaves the menu out for a page that has it already', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const menu = await fetch(`${await url()}/api/public-menu/${owner.id}`);
    const known = encodeURIComponent(menu.headers.get('etag') ?? '');
    const path = `/public-menu/${owner.id}/stream`;
    expect((await (await open(`${path}?known=${known}`)).next()).data.snapshot.menu).toBeNull();
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect((await (await open(`${path}?known=${known}`)).next()).data.snapshot.menu).not.toBeNull();
    expect((await (await open(`${path}?known=*`)).next()).data.snapshot.menu).toBeNull();
  });

  it('is not opened for a visitor or an unknown restaurant', async () => {
    await expect(open('/orders/stream')).rejects.toThrow('401');
    await expect(open(`/public-menu/${'0'.repeat(24)}/stream`)).rejects.toThrow('404');
    await expect(open(`/orders/track/${'x'.repeat(32)}/stream`)).rejects.toThrow('404');
  });

  it('is not opened for a page that was opened by another owner before this one signed in', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { owner: before } = await buildOpenRestaurant(test);
    const cookie = `session=${owner.cookies.get('session')}`;
    const path = (ownerId: string) => `/orders/stream?ownerId=${ownerId}`;
    expect(await (await open(path(owner.id), { cookie })).next()).toMatchObject({ event: 'snapshot' });
    await expect(open(path(before.id), { cookie })).rejects.toThrow('403');
    expect((await owner.get(`/orders/mine?ownerId=${owner.id}`)).status).toBe(200);
    expect(await owner.get(`/orders/mine?ownerId=${before.id}`)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
  });

  /** Streams on a server of their own, over a hub that the test may bend. */
  const serveStreams = async (
    owner: TestOwner,
    bend: (hub: LiveHub) => LiveHub,
    { kinds, readSnapshot }: Pick<StreamRequest, 'kinds' | 'readSnapshot'>,
  ) => {
    const log = pino({ level: 'silent' });
    const hub = await openLiveHub(test.engine, log);
    const sessionWatch = await openSessionWatch(test.engine, { clock: test.clock, log });
    const streams = createStreams({ clock: test.clock, hub: bend(hub), sessionWatch, log });
    const server = fastify();
    await server.register(sse);
    server.get('/stream', { sse: { kind: 'manual', heartbeat: false } }, async (request, reply) => {
      await streams.stream({ request, reply, ownerId: owner.id, kinds, readSnapshot });
      return reply;
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      streams.close();
      await server.close();
      await sessionWatch.close();
      await hub.close();
    });
    const connections = () =>
      new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)));
    return { hub, streams, address, connections };
  };

  it('lets a quiet page know that it is still connected, and says nothing when it cannot read the log', async () => {
    const owner = await test.owner();
    let isLogReadable = true;
    const { hub, streams, address } = await serveStreams(
      owner,
      (real) => ({
        ...real,
        compareWithLog: async () => {
          if (!isLogReadable) throw new Error('the database is away');
          await real.compareWithLog();
        },
      }),
      { kinds: [], readSnapshot: async () => ['all'] },
    );
    const stream = await readStream(`${address}/stream`);
    onTestFinished(stream.close);
    const first = await stream.next();
    expect([first.event, (await stream.next()).event]).toEqual(['snapshot', 'heartbeat']);
    const before = Number(first.id);
    isLogReadable = false;
    await streams.beat();
    isLogReadable = true;
    // Another stream of the owner has moved the log on; this one carries no events and hears of it here.
    await owner.put('/restaurants/settings', { restaurantName: 'x', address: 'y' });
    // Until the hub has read what the log has: before that a heartbeat says honestly that it is behind.
    const beaten: StreamMessage[] = [];
    do {
      await streams.beat();
      beaten.push(await stream.next());
    } while (beaten.at(-1)?.data.last !== Number(beaten.at(-1)?.id));
    expect(beaten.map(({ event }) => event)).toEqual(beaten.map(() => 'heartbeat'));
    expect(Number(beaten.at(-1)?.id)).toBeGreaterThan(before);
    expect(hub.streamCount()).toBe(1);
  });

  describe('whose snapshot is still being read', () => {
    const begin = async (whileReading: (lose: () => void) => Promise<void>) => {
      let lose = () => {};
      return serveStreams(
        await test.owner(),
        (real) => ({
          ...real,
          subscribe: (ownerId, after, hears) => {
            lose = hears.onLost;
            return real.subscribe(ownerId, after, hears);
          },
        }),
        {
          kinds: [],
          readSnapshot: async () => {
            await whileReading(lose);
            return ['all'];
          },
        },
      );
    };

    it('ends when its log is lost, so that its reader comes back', async () => {
      const { hub, address } = await begin(async (lose) => lose());
      const stream = await readStream(`${address}/stream`);
      await expect(stream.next()).rejects.toThrow('the stream ended');
      expect(hub.streamCount()).toBe(0);
    });

    it('leaves nothing behind when its reader leaves', async () => {
      const { hub, address, connections } = await begin(async () => {
        socket.destroy();
        await expect.poll(connections).toBe(0);
        hasLeft();
      });
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      const { promise: left, resolve: hasLeft } = Promise.withResolvers<void>();
      socket.write(`GET /stream HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`);
      await left;
      await expect.poll(() => hub.streamCount()).toBe(0);
    });
  });

  describe('a reader that has stopped reading', () => {
    const megabyte = 1024 * 1024;
    const openStuckReader = async (snapshot: string) => {
      const owner = await test.owner();
      let deliver: ((event: LoggedEvent) => void) | undefined;
      const { hub, streams, address } = await serveStreams(
        owner,
        (real) => ({
          ...real,
          subscribe: (ownerId, after, hears) => {
            deliver = hears.deliver;
            return real.subscribe(ownerId, after, hears);
          },
        }),
        { kinds: ['stock'], readSnapshot: async () => [snapshot] },
      );
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      onTestFinished(() => void socket.destroy());
      socket.pause();
      socket.write(`GET /stream HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`);
      await expect.poll(() => streams.count()).toBe(1);
      let seq = hub.lastSeq(owner.id);
      const event = { kind: 'stock', dishId: 'x'.repeat(megabyte / 4), available: true } as const;
      const deliverMegabytes = (megabytes: number) => {
        for (let sent = 0; sent < megabytes * 4; sent++) deliver?.({ seq: ++seq, event });
      };
      return { streams, socket, tell: deliverMegabytes };
    };

    it('is given up once too much waits for it', async () => {
      const { streams, tell: deliverMegabytes } = await openStuckReader('small');
      // More than the kernel keeps for it: what is beyond would be kept here.
      deliverMegabytes(32);
      await expect.poll(() => streams.count()).toBe(0);
    });

    it('is given the time that a large snapshot takes, and no more than that', async () => {
      const { streams, socket, tell: deliverMegabytes } = await openStuckReader('x'.repeat(16 * megabyte));
      await streams.beat();
      expect(streams.count()).toBe(1);
      let read = 0;
      socket.on('data', (chunk) => {
        read += chunk.length;
      });
      socket.resume();
      await expect.poll(() => read).toBeGreaterThan(16 * megabyte);
      expect(streams.count()).toBe(1);
      socket.pause();
      deliverMegabytes(64);
      await expect.poll(() => streams.count()).toBe(0);
    });
  });
});
