import { describe, expect, it } from 'vitest';
import { transition } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { tickLines } from '#core/orders/ticks.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isOrderIntent } from '#web/lib/outbox/intent.ts';
import { createOutboxWorld } from '#web/lib/outbox/testing/outbox-world.ts';
import { selectUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { type BoardState, boardReducer, displayedOrder, emptyBoard } from './board-state.ts';
import { createOrderMoves, type MoveBody } from './order-moves.ts';
import { byOrder } from './unsaved-moves.ts';

const tickedAt = '2026-11-16T18:00:00.000Z';

/** A server that holds one order and can be made to fail. */
const setUp = () => {
  const browser = createOutboxWorld();
  const { world } = browser;
  const { outbox } = browser.openPage();
  const sent: MoveBody[] = [];
  const undos: number[] = [];
  const ticks: number[][] = [];
  const troubles: Error[] = [];
  let order: ManagedOrder = buildBoardOrder();
  let before = order;
  world.openShifts = new Set([order.service]);
  let board: BoardState = boardReducer(emptyBoard, { type: 'loaded', orders: [order], knownBefore: [] });
  const learn = (copy: ManagedOrder) => {
    board = boardReducer(board, { type: 'changed', order: copy });
  };
  const listen = () => {
    if (!world.isUp) throw new ApiError(0, 'network', '');
  };
  const answer = () => {
    const trouble = troubles.shift();
    if (trouble) throw trouble;
  };
  const { move, tick, undo, noteMoved, moveReadyTime, senders } = createOrderMoves({
    outbox,
    getBoard: () => board,
    learn,
    send: async (_orderId, body) => {
      listen();
      sent.push(body);
      answer();
      const { revision, promisedMinutes: _, ...patch } = body;
      const made = transition(order, patch);
      if (made.kind === 'illegal') throw new ApiError(409, 'illegal_move', 'no');
      if (made.kind === 'unchanged') return order;
      if (revision !== order.revision) throw new ApiError(409, 'changed_meanwhile', 'no');
      before = order;
      order = { ...order, ...patch, revision: order.revision + 1 };
      return order;
    },
    sendTicks: async (_orderId, { lines, done }) => {
      listen();
      ticks.push(lines);
      answer();
      const outcome = tickLines(order, lines, done ? tickedAt : null);
      if (outcome.kind === 'illegal') throw new ApiError(409, 'illegal_move', 'no');
      if (outcome.kind === 'unchanged') return order;
      before = order;
      order = { ...order, dishes: outcome.dishes, ...outcome.patch, revision: order.revision + 1 };
      return order;
    },
    sendUndo: async (_orderId, revision) => {
      listen();
      undos.push(revision);
      answer();
      order = { ...before, revision: order.revision + 1 };
      return order;
    },
  });
  outbox.serve(senders);
  return {
    ...browser,
    outbox,
    sent,
    undos,
    ticks,
    tick,
    troubles,
    move,
    undo,
    noteMoved,
    moveReadyTime,
    learn,
    /** A colleague's move, which this board hears of later. */
    changeElsewhere: (change: Partial<ManagedOrder>) => {
      order = { ...order, ...change, revision: order.revision + 1 };
      return order;
    },
    settled: browser.settle,
    unsaved: () => outbox.get().entries,
    displayed: () => displayedOrder(board, order._id, byOrder(selectUnsaved(outbox.get(), isOrderIntent))),
  };
};
const id = buildBoardOrder()._id;

describe('moving an order', () => {
  it('shows the move before the server has answered', async () => {
    const { move, displayed, settled, sent } = setUp();
    move(id, 'approve');
    expect(displayed()?.status).toBe('inProcess');
    await settled();
    expect(sent).toEqual([{ status: 'inProcess', rejected: false, revision: 1 }]);
  });

  it('says to the server that the allergy note was seen, also once the line is back', async () => {
    const { world, move, settled, passTime, sent, displayed } = setUp();
    world.isUp = false;
    move(id, 'approve', { allergySeen: true });
    await settled();
    expect(displayed()).toMatchObject({ status: 'inProcess', isNotSaved: true });
    world.isUp = true;
    await passTime();
    await passTime();
    expect(sent).toEqual([{ status: 'inProcess', rejected: false, revision: 1, allergySeen: true }]);
  });

  it('asks the server again without it, once the order is another than the one that was read', async () => {
    const { move, settled, sent, outbox, changeElsewhere, learn } = setUp();
    const changed = changeElsewhere({ customerName: 'Noa B' });
    move(id, 'approve', { allergySeen: true });
    await settled();
    learn(changed);
    outbox.again(`order:${id}`);
    await settled();
    expect(sent).toEqual([
      { status: 'inProcess', rejected: false, revision: 1, allergySeen: true },
      { status: 'inProcess', rejected: false, revision: 2 },
    ]);
  });

  it('sends a double tap once', async () => {
    const { move, settled, sent } = setUp();
    move(id, 'approve');
    move(id, 'approve');
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('sends quick moves one after another', async () => {
    const { move, settled, sent, displayed } = setUp();
    move(id, 'approve');
    move(id, 'markPaid');
    move(id, 'markReady');
    expect(displayed()?.status).toBe('done');
    await settled();
    expect(sent).toEqual([
      { status: 'inProcess', rejected: false, revision: 1 },
      { status: 'inProcess', isPaid: true, revision: 2 },
      { status: 'done', revision: 3 },
    ]);
    expect(displayed()).toMatchObject({ status: 'done', isPaid: true, isNotSaved: false });
  });

  it('tries again after a lost connection', async () => {
    const { move, settled, passTime, sent, displayed, troubles } = setUp();
    troubles.push(new ApiError(0, 'network', ''));
    move(id, 'approve');
    await settled();
    expect(displayed()).toMatchObject({ status: 'inProcess', isNotSaved: true });
    await passTime();
    await passTime();
    expect(sent).toHaveLength(2);
    expect(displayed()).toMatchObject({ status: 'inProcess', isNotSaved: false });
  });

  it('stays shown for as long as the line is away, whatever arrives meanwhile, and both moves are made', async () => {
    const { move, learn, settled, passTime, displayed, world, sent } = setUp();
    world.isUp = false;
    move(id, 'approve');
    move(id, 'markReady');
    await settled();
    for (let tries = 0; tries < 100; tries += 1) await passTime();
    learn(buildBoardOrder({ revision: 1 }));
    expect(displayed()).toMatchObject({ status: 'waitingPayment', isNotSaved: true });
    world.isUp = true;
    await passTime();
    await passTime();
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(displayed()).toMatchObject({ status: 'waitingPayment', isNotSaved: false, revision: 3 });
  });

  it('shows the server’s state with what was refused, until it is made again on the order as it is now', async () => {
    const { move, settled, passTime, displayed, world, changeElsewhere, learn, outbox, sent, unsaved } =
      setUp();
    world.isUp = false;
    move(id, 'approve');
    await settled();
    const edited = changeElsewhere({ totalPrice: 99 });
    world.isUp = true;
    await passTime();
    await passTime();
    learn(edited);
    expect(displayed()).toMatchObject({ status: 'waitingApproval', totalPrice: 99, isNotSaved: false });
    expect(displayed()?.refused).toMatchObject([{ entry: { why: { code: 'changed_meanwhile' } } }]);
    outbox.again(`order:${id}`);
    await settled();
    expect(sent.at(-1)).toMatchObject({ status: 'inProcess', revision: 2 });
    expect([displayed()?.status, unsaved()]).toEqual(['inProcess', []]);
  });

  it('asks for what the move means by now when it is made again', async () => {
    const { move, settled, passTime, changeElsewhere, learn, outbox, sent, world } = setUp();
    learn(changeElsewhere({ status: 'inProcess' }));
    world.isUp = false;
    move(id, 'markReady');
    await settled();
    const paid = changeElsewhere({ isPaid: true });
    world.isUp = true;
    await passTime();
    await passTime();
    learn(paid);
    outbox.again(`order:${id}`);
    await settled();
    expect(sent.map(({ status }) => status)).toEqual(['waitingPayment', 'done']);
  });

  it('promises the time that was chosen, however late it is sent', async () => {
    const { moveReadyTime, learn, changeElsewhere, settled, passTime, sent, world } = setUp();
    learn(changeElsewhere({ status: 'inProcess' }));
    world.isUp = false;
    world.clock = Date.now() - 12 * 60_000;
    moveReadyTime(id, 30);
    await settled();
    world.isUp = true;
    await passTime();
    await passTime();
    expect(sent).toEqual([{ promisedMinutes: 20 }]);
  });

  it('carries the reason of a rejection', async () => {
    const { move, settled, sent } = setUp();
    move(id, 'reject', { rejectionReason: 'Out of dough' });
    await settled();
    expect(sent).toEqual([{ status: 'done', rejected: true, rejectionReason: 'Out of dough', revision: 1 }]);
  });
});

describe('taking a move back', () => {
  it('shows it at once, and asks with the revision that the move led to', async () => {
    const { move, undo, displayed, settled, undos } = setUp();
    move(id, 'approve');
    await settled();
    undo(id);
    expect(displayed()?.status).toBe('waitingApproval');
    await settled();
    expect(undos).toEqual([2]);
    expect(displayed()).toMatchObject({ status: 'waitingApproval', revision: 3 });
  });

  it('is no call at all as long as nothing was sent', async () => {
    const { move, undo, displayed, passTime, outbox, sent, undos, world, unsaved } = setUp();
    world.isUp = false;
    outbox.setLine(false);
    move(id, 'approve');
    undo(id);
    expect([displayed()?.status, unsaved()]).toEqual(['waitingApproval', []]);
    world.isUp = true;
    await passTime();
    expect([sent, undos]).toEqual([[], []]);
  });

  it('waits until the move itself is saved', async () => {
    const { move, undo, displayed, settled, sent, undos } = setUp();
    move(id, 'reject');
    await Promise.resolve();
    undo(id);
    expect(displayed()).toMatchObject({ status: 'waitingApproval', rejected: false });
    await settled();
    expect([sent.length, undos]).toEqual([1, [2]]);
  });

  it('happens once, however often it is tapped', async () => {
    const { move, undo, settled, undos } = setUp();
    move(id, 'approve');
    await settled();
    undo(id);
    undo(id);
    await settled();
    undo(id);
    await settled();
    expect(undos).toEqual([2]);
  });

  it('is tried again after a lost connection', async () => {
    const { move, undo, settled, passTime, undos, displayed, troubles } = setUp();
    move(id, 'approve');
    await settled();
    troubles.push(new ApiError(0, 'network', ''));
    undo(id);
    await settled();
    await passTime();
    await passTime();
    expect(undos).toEqual([2, 2]);
    expect(displayed()).toMatchObject({ status: 'waitingApproval', isNotSaved: false });
  });

  it('leaves the order as the server has it when it comes too late', async () => {
    const { move, undo, settled, displayed, troubles } = setUp();
    move(id, 'approve');
    await settled();
    troubles.push(new ApiError(409, 'undo_too_late', 'no'));
    undo(id);
    await settled();
    expect(displayed()?.status).toBe('inProcess');
    expect(displayed()?.refused).toMatchObject([{ entry: { why: { code: 'undo_too_late' } } }]);
  });

  it('takes back a move that was made by another call of this screen', async () => {
    const { undo, noteMoved, displayed, settled, undos, learn } = setUp();
    const was = buildBoardOrder({ status: 'inProcess' });
    const now = buildBoardOrder({ status: 'done', rejected: true, cancelled: true, revision: 5 });
    learn(now);
    noteMoved(was, now);
    undo(id);
    expect(displayed()).toMatchObject({ status: 'inProcess', rejected: false });
    await settled();
    expect(undos).toEqual([5]);
  });
});

describe('ticking lines', () => {
  const [pizza] = buildBoardOrder().dishes;
  const withTwoLines = async () => {
    const made = setUp();
    if (!pizza) throw new Error('an order has lines');
    made.learn(made.changeElsewhere({ status: 'inProcess', dishes: [pizza, { ...pizza, area: 'bar' }] }));
    const ticked = () => made.displayed()?.dishes.map(({ doneAt }) => Boolean(doneAt));
    return { ...made, ticked };
  };

  it('shows at once, and is kept while the line is away', async () => {
    const { tick, ticked, ticks, settled, passTime, world, displayed } = await withTwoLines();
    world.isUp = false;
    expect(tick(id, [1], true)).toBeNull();
    expect(ticked()).toEqual([false, true]);
    await settled();
    expect(displayed()?.isNotSaved).toBe(true);
    world.isUp = true;
    await passTime();
    await passTime();
    expect(ticks).toEqual([[1]]);
    expect(ticked()).toEqual([false, true]);
    expect(displayed()?.isNotSaved).toBe(false);
  });

  it('makes the order ready with the last line, and undo opens just that one', async () => {
    const { tick, undo, ticked, settled, displayed } = await withTwoLines();
    tick(id, [1], true);
    await settled();
    expect(tick(id, [0], true)).toMatchObject({ status: 'waitingPayment' });
    expect(displayed()).toMatchObject({ status: 'waitingPayment' });
    await settled();
    undo(id);
    expect(displayed()).toMatchObject({ status: 'inProcess', readyAt: null });
    await settled();
    expect(ticked()).toEqual([false, true]);
  });

  it('takes back the last tick here as long as it was not sent', async () => {
    const { tick, undo, ticked, ticks, settled, world } = await withTwoLines();
    world.isUp = false;
    tick(id, [0, 1], true);
    undo(id);
    expect(ticked()).toEqual([false, false]);
    world.isUp = true;
    await settled();
    expect(ticks).toEqual([]);
  });

  it('ignores a second tap, and unticks', async () => {
    const { tick, ticked, ticks, settled } = await withTwoLines();
    tick(id, [1], true);
    tick(id, [1], true);
    tick(id, [1], false);
    await settled();
    expect(ticks).toEqual([[1], [1]]);
    expect(ticked()).toEqual([false, false]);
  });
});
