import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackEvent } from '#core/live/live-events.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { forgetEpoch } from '#web/lib/api/server-epoch.ts';
import { createFakeServer } from '#web/lib/live/testing/fake-server.ts';
import { createTrackedOrder } from './tracked-order.ts';

const sent = {
  _id: 'c'.repeat(24),
  trackingToken: 'token',
  displayOrderNumber: 7,
  status: 'waitingApproval',
  revision: 1,
} as GuestOrder;

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A restaurant with one order, and the guest's page that follows it. `fetch` is the call by which it is read. */
const setUp = (known: GuestOrder | null) => {
  let order: GuestOrder | null = sent;
  const server = createFakeServer<GuestOrder | null, TrackEvent>(() => order);
  const read = vi.fn(async (_url: string) =>
    order ? Response.json(order) : Response.json({ code: 'not_found', message: '' }, { status: 404 }),
  );
  vi.stubGlobal('fetch', read);
  const resource = createTrackedOrder('token', known, server.world);
  const stop = resource.start();
  return {
    server,
    read,
    displayed: () => resource.getPublished().state,
    move: (status: GuestOrder['status'], revision: number) => {
      order = { ...sent, status, revision };
      server.log({ kind: 'order', order });
    },
    /** The data is that of a backup again, made when the order was so. */
    restore: (as: GuestOrder | null) => {
      order = as;
      server.restore(1);
    },
    remove: () => {
      order = null;
      server.log({ kind: 'order-deleted', orderId: sent._id, revision: 9 });
    },
    stop: () => {
      stop();
      server.stop();
    },
  };
};

describe('an order that its guest follows', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { lang: 'he' } });
  });
  afterEach(() => {
    forgetEpoch();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown from the answer to its sending, and no call asks for it again', async () => {
    const { displayed, read, move, stop } = setUp(sent);
    expect(displayed().order).toEqual(sent);
    move('inProcess', 2);
    await pass(200);
    expect([displayed().order?.status, read.mock.calls.length]).toEqual(['inProcess', 0]);
    stop();
  });

  it('is as the restored data has it, although its revision was higher', async () => {
    const { server, displayed, move, restore, stop } = setUp(sent);
    server.setEpoch(1);
    await pass(200);
    move('inProcess', 2);
    move('waitingPayment', 3);
    await pass(200);
    restore(sent);
    await pass(5_000);
    expect(displayed().order).toEqual(sent);
    move('inProcess', 2);
    await pass(200);
    expect(displayed().order).toMatchObject({ status: 'inProcess', revision: 2 });
    stop();
  });

  it('is gone when the restored data does not have it', async () => {
    const { server, displayed, restore, stop } = setUp(sent);
    server.setEpoch(1);
    await pass(200);
    server.setStreams(false);
    restore(null);
    await pass(20_000);
    expect(displayed()).toMatchObject({ order: sent, isGone: true });
    stop();
  });

  it('is found again after a reload, by its token', async () => {
    const { displayed, stop } = setUp(null);
    expect(displayed().order).toBeNull();
    await pass(200);
    expect(displayed().order).toEqual(sent);
    stop();
  });

  it('is not set back by a copy that comes late', async () => {
    const { server, displayed, move, stop } = setUp(sent);
    await pass(200);
    move('waitingPayment', 3);
    server.log({ kind: 'order', order: { ...sent, status: 'inProcess', revision: 2 } });
    await pass(200);
    expect(displayed().order?.status).toBe('waitingPayment');
    stop();
  });

  it('is followed until it is done, and then no longer', async () => {
    const { server, displayed, move, stop } = setUp(sent);
    await pass(200);
    move('done', 2);
    await pass(200);
    expect([displayed().order?.status, server.connections.size]).toEqual(['done', 1]);
    await pass(60_000);
    expect([displayed().order?.status, server.connections.size]).toEqual(['done', 0]);
    stop();
  });

  it('is followed no longer than it can be taken back when it was done before the page was opened', async () => {
    const { server, read, move, stop } = setUp({ ...sent, status: 'done' });
    move('done', 1);
    await pass(60_000);
    expect(server.connections.size).toBe(0);
    read.mockClear();
    await pass(600_000);
    expect([server.connections.size, read.mock.calls.length]).toEqual([0, 0]);
    stop();
  });

  it.each([
    ['the page that came from the server', async () => setUp({ ...sent, status: 'done', revision: 2 })],
    ['the snapshot of the stream, after a reload', async () => setUp(null)],
    [
      'a poll, because streams could not be had',
      async () => {
        const guest = setUp(sent);
        guest.server.setStreams(false);
        await pass(100);
        return guest;
      },
    ],
    [
      'the snapshot of a phone that was taken out',
      async () => {
        const guest = setUp(sent);
        guest.server.setHidden(true);
        return guest;
      },
    ],
  ])('goes back with a restaurant that undoes what %s said', async (_, arrive) => {
    const { server, displayed, move, stop } = await arrive();
    move('done', 2);
    server.setHidden(false);
    await pass(15_000);
    expect(displayed().order?.status).toBe('done');
    move('waitingApproval', 3);
    await pass(15_000);
    expect(displayed().order?.status).toBe('waitingApproval');
    // Rejected once more, for good this time.
    move('done', 4);
    await pass(120_000);
    expect([displayed().order?.revision, displayed().isSettled, server.connections.size]).toEqual([
      4,
      true,
      0,
    ]);
    stop();
  });

  it('waits anew for an order that was taken back and is done again', async () => {
    const { server, displayed, move, stop } = setUp(sent);
    await pass(200);
    move('done', 2);
    await pass(20_000);
    move('inProcess', 3);
    move('done', 4);
    await pass(20_000);
    expect(displayed().isSettled).toBe(false);
    move('inProcess', 5);
    await pass(200);
    expect([displayed().order?.status, server.connections.size]).toEqual(['inProcess', 1]);
    stop();
  });

  it('leaves no timer behind when its page is closed', async () => {
    const { move, stop } = setUp(sent);
    await pass(200);
    move('done', 2);
    await pass(200);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes back with a restaurant that undoes its last step, and is followed on', async () => {
    const { server, displayed, move, stop } = setUp(sent);
    await pass(200);
    move('done', 2);
    await pass(8_000);
    move('waitingApproval', 3);
    await pass(60_000);
    expect([displayed().order?.status, server.connections.size]).toEqual(['waitingApproval', 1]);
    stop();
  });

  it('is looked at again by a phone that was in the pocket when it was taken back', async () => {
    const { server, displayed, move, stop } = setUp(sent);
    await pass(200);
    move('done', 2);
    await pass(1_000);
    server.setHidden(true);
    move('inProcess', 3);
    await pass(600_000);
    server.setHidden(false);
    await pass(3_000);
    expect(displayed().order?.status).toBe('inProcess');
    stop();
  });

  it('is gone when the restaurant deletes it, even if the line was down when it did', async () => {
    const { displayed, remove, stop } = setUp(sent);
    await pass(200);
    remove();
    await pass(200);
    expect(displayed().isGone).toBe(true);
    stop();

    const away = setUp(sent);
    away.server.setStreams(false);
    await pass(200);
    away.remove();
    await pass(20_000);
    expect(away.displayed().isGone).toBe(true);
    away.stop();
  });
});
