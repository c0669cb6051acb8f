import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardEvent } from '#core/live/live-events.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardStart } from '#core/orders/testing/build-board-start.ts';
import { runs } from '#core/values/testing/runs.ts';
import { type BoardMoment, newsSince } from '#web/features/alerts/alarm/alarm-rules.ts';
import type { BoardPages } from '#web/features/orders/board/state/board-pages.ts';
import { createBoardSource } from '#web/features/orders/board/state/board-source.ts';
import { displayedOrders } from '#web/features/orders/board/state/board-state.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import { createFakeServer, type WireFault } from '#web/lib/live/testing/fake-server.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';

/** One event of an evening: to the restaurant, to the line, or to the tablet. */
type Happening =
  | { do: 'order'; count: number }
  | { do: 'move'; which: number }
  | { do: 'delete'; which: number }
  | { do: 'new shift' }
  | { do: 'fault'; faults: WireFault[] }
  | { do: 'break' | 'refuse' | 'deafen' | 'wake' | 'stick' | 'unstick' | 'session' }
  | { do: 'streams'; accepted: boolean }
  | { do: 'reads'; answered: boolean; delayMs: number }
  | { do: 'pass'; ms: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('order'), count: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('new shift') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      faults: fc.array(fc.constantFrom<WireFault>('drop', 'repeat', 'swap'), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('break', 'refuse', 'deafen', 'wake', 'stick', 'unstick', 'session'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('streams'), accepted: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reads'),
      answered: fc.boolean(),
      delayMs: fc.constantFrom(0, 30, 4_000, 15_000),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(10, 25, 150, 3_000, 12_000) }),
  },
) as fc.Arbitrary<Happening>;

/** The restaurant's side: the truth that the board must end up with. */
const openRestaurant = () => {
  const orders = new Map<string, ManagedOrder>();
  const deleted = new Set<string>();
  let count = 0;
  let shifts = 1;
  const server = createFakeServer<ManagedOrder[], BoardEvent>(() => [...orders.values()]);
  const pick = (which: number): ManagedOrder | undefined => [...orders.values()][which % (orders.size || 1)];
  return {
    server,
    orders,
    deleted,
    order: () => {
      count += 1;
      const order = buildBoardOrder({
        _id: count.toString(16).padStart(24, '0'),
        displayOrderNumber: count,
        service: `shift ${shifts}`,
      });
      orders.set(order._id, order);
      server.log({ kind: 'order', order });
    },
    move: (which: number) => {
      const before = pick(which);
      if (!before) return;
      // Forward, and back as an undo does it.
      const stage = orderStatuses[which % orderStatuses.length] ?? 'done';
      const order: ManagedOrder = { ...before, status: stage, revision: before.revision + 1 };
      orders.set(order._id, order);
      server.log({ kind: 'order', order });
    },
    delete: (which: number) => {
      const order = pick(which);
      if (!order) return;
      orders.delete(order._id);
      deleted.add(order._id);
      server.log({ kind: 'order-deleted', orderId: order._id, revision: order.revision + 1 });
    },
    newShift: () => {
      orders.clear();
      shifts += 1;
      server.log({ kind: 'shift', isOpen: true, shiftId: `shift ${shifts}` });
    },
  };
};

/** Pages so small that an evening has many, each read at a moment of its own. */
const pagesOf = ({ read }: ReturnType<typeof openRestaurant>['server']): BoardPages => ({
  start: async (signal) => buildBoardStart(await read(signal), 1),
  read: async (ids, signal) => {
    const orders = (await read(signal)).filter(({ _id }) => ids.includes(_id));
    return { orders: orders.slice(0, 2), unread: orders.slice(2).map(({ _id }) => _id) };
  },
});

const openBoard = () => {
  const restaurant = openRestaurant();
  const { server } = restaurant;
  /** As the alarm does: from one moment of the board to the next. */
  const announced = { arrived: [] as string[], cancelled: [] as string[] };
  const heard = new Set<string>();
  let seen: BoardMoment | null = null;
  const resource = createLiveResource(
    createBoardSource(
      {
        ownerId: 'f'.repeat(24),
        onSnapshot: () => {},
        onMenu: () => {},
        onPrint: () => {},
        onCall: () => {},
        onVisit: () => {},
        onSettings: () => {},
        onBoard: () => {},
        // Somebody logs in again at once.
        onSessionEnd: () => {
          server.logIn();
          setTimeout(() => resource.start(), 1_000);
        },
      },
      pagesOf(server),
    ),
    server.world,
  );
  resource.subscribe(() => {
    const { state } = resource.getPublished();
    if (!state.isLoaded) return;
    const moment = { orders: displayedOrders(state), deletedIds: new Set(Object.keys(state.deleted)) };
    const { arrived, cancelled } = newsSince(seen, moment, heard);
    seen = moment;
    for (const order of moment.orders) heard.add(order._id);
    announced.arrived.push(...arrived.map((order) => order._id));
    announced.cancelled.push(...cancelled.map((order) => order._id));
  });
  const stop = resource.start();
  return {
    ...restaurant,
    announced,
    displayed: () => resource.getPublished().state.orders,
    status: () => resource.getPublished().status,
    close: () => {
      stop();
      server.stop();
    },
  };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const happen = async (board: ReturnType<typeof openBoard>, what: Happening): Promise<unknown> => {
  const { server } = board;
  switch (what.do) {
    case 'order':
      for (let count = 0; count < what.count; count++) board.order();
      return;
    case 'move':
      return board.move(what.which);
    case 'delete':
      return board.delete(what.which);
    case 'new shift':
      return board.newShift();
    case 'fault':
      return server.faultNext(...what.faults);
    case 'break':
      return server.breakLines();
    case 'refuse':
      return server.refuseLines();
    case 'deafen':
      return server.deafen();
    case 'wake':
      return server.wake();
    case 'stick':
      return server.setHubStuck(true);
    case 'unstick':
      return server.setHubStuck(false);
    case 'session':
      return server.endSession();
    case 'streams':
      return server.setStreams(what.accepted);
    case 'reads':
      return server.setReads(what.answered, what.delayMs);
    case 'pass':
      return pass(what.ms);
  }
};

describe('the board, whatever happens to its line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends up with what the server has, and announces no order twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (evening) => {
        // A run that failed leaves its timers behind, and shrinking begins with a clean clock.
        vi.clearAllTimers();
        const board = openBoard();
        for (const what of evening) await happen(board, what);
        board.server.heal();
        await pass(120_000);
        expect(board.displayed()).toEqual(Object.fromEntries(board.orders));
        expect(board.status()).toEqual({ line: 'live', isLoaded: true, isUnreachable: false });
        const { arrived, cancelled } = board.announced;
        expect(arrived).toHaveLength(new Set(arrived).size);
        expect(cancelled).toHaveLength(new Set(cancelled).size);
        // No cancellation is announced that did not happen.
        expect(cancelled.filter((id) => !board.deleted.has(id))).toEqual([]);
        board.close();
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
