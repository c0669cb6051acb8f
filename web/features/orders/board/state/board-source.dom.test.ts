import { expect, it, vi } from 'vitest';
import { buildBoardStart } from '#core/orders/testing/build-board-start.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { createBoardSource } from './board-source.ts';
import { emptyBoard } from './board-state.ts';

const ownerId = 'a'.repeat(24);

const open = (say: (server: ReturnType<typeof fakeServer>) => void) => {
  const server = fakeServer();
  say(server);
  const stream = fakeEventSource();
  const resource = createLiveResource(
    createBoardSource({
      ownerId,
      onSnapshot: () => {},
      onMenu: () => {},
      onPrint: () => {},
      onCall: () => {},
      onVisit: () => {},
      onSettings: () => {},
      onBoard: () => {},
      onSessionEnd: () => {},
    }),
  );
  const stop = resource.start();
  stream.send('snapshot', { snapshot: [] });
  return {
    server,
    stream,
    resource,
    stop,
    numbers: () => Object.values(resource.get().orders).map((order) => order.displayOrderNumber),
  };
};

it('reads its orders in pages, and asks its stream for no snapshot', async () => {
  const orders = [1, 2].map((number) =>
    buildBoardOrder({ _id: String(number).repeat(24), displayOrderNumber: number }),
  );
  const { server, stream, resource, stop, numbers } = open(({ reply }) => {
    reply('GET /orders/board', buildBoardStart(orders, 1));
    reply('GET /orders/board/page', { orders: orders.slice(1), unread: [] });
  });
  expect(stream.addresses()).toEqual([`/api/orders/stream?ownerId=${ownerId}&snapshot=none`]);
  await vi.waitFor(() => expect(resource.get().isLoaded).toBe(true));
  expect(numbers()).toEqual([1, 2]);
  expect(server.calls('GET /orders/board/page')[0]?.query).toEqual({ ownerId, ids: '2'.repeat(24) });
  stop();
});

it('reads the whole list from a server of an older version, which knows no pages', async () => {
  const { resource, stop, numbers } = open(({ reply }) => {
    reply('GET /orders/board', refuse('not_found'));
    reply('GET /orders/mine', [buildBoardOrder({ displayOrderNumber: 9 })]);
  });
  await vi.waitFor(() => expect(resource.get().isLoaded).toBe(true));
  expect(numbers()).toEqual([9]);
  stop();
});

it('shows what a restore has left of it, although its copies were of higher revisions', async () => {
  const at = (revision: number) => buildBoardOrder({ displayOrderNumber: 1, revision });
  let orders = [at(7), buildBoardOrder({ _id: '2'.repeat(24), displayOrderNumber: 2 })];
  const { stream, resource, stop, numbers } = open(({ reply }) =>
    reply('GET /orders/board', () => buildBoardStart(orders, orders.length)),
  );
  stream.send('heartbeat', { after: 1, last: 1, epoch: 1 });
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
  stream.send(
    'order-deleted',
    { after: 1, event: { kind: 'order-deleted', orderId: '3'.repeat(24), revision: 9 } },
    2,
  );
  expect(resource.get().deleted).not.toEqual({});

  orders = [at(2)];
  stream.send('heartbeat', { after: 1, last: 1, epoch: 2 }, 1);
  expect(resource.get()).toEqual(emptyBoard);
  await vi.waitFor(() => expect(resource.get().isLoaded).toBe(true));
  expect(Object.values(resource.get().orders)).toEqual(orders);
  stop();
});
