import { describe, expect, it } from 'vitest';
import type { Move } from '#core/orders/order-lifecycle.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Intent, MoveIntent } from './intent.ts';
import type { Sent } from './outbox.ts';
import { isDelayed } from './outbox-state.ts';
import { createOutboxWorld } from './testing/outbox-world.ts';

const noLine = new ApiError(0, 'network', '');
const moveOf = (orderId: string, move: Move, revision: number | null = 1): MoveIntent => ({
  kind: 'move',
  orderId,
  number: 7,
  move,
  patch: {},
  revision,
});
const countOf = (left: number): Intent => ({
  kind: 'stock',
  dishId: 'dish',
  option: null,
  name: 'Hummus',
  limit: { kind: 'counted', left },
  countId: String(left),
});

const setUp = () => {
  const browser = createOutboxWorld();
  const { world } = browser;
  const sent: Intent[] = [];
  const answers: (Error | Sent | Promise<Sent>)[] = [];
  const send = async (intent: Intent): Promise<Sent> => {
    if (!world.isUp) throw noLine;
    sent.push(intent);
    const answer = await (answers.shift() ?? { revision: sent.length + 1 });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = () => {
    const page = browser.openPage();
    page.outbox.serve({ move: { send }, undo: { send }, stock: { send }, pause: { send } });
    return page;
  };
  const page = open();
  return { ...browser, ...page, open, sent, answers };
};
const movesOf = (intents: readonly Intent[]) =>
  intents.map((intent) => (intent.kind === 'move' ? [intent.orderId, intent.move, intent.revision] : null));

describe('what is pressed', () => {
  it('is sent at once, and needs no question first', async () => {
    const { outbox, sent, settle, world, storage } = setUp();
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    expect(movesOf(sent)).toEqual([['a', 'approve', 1]]);
    expect([outbox.get().entries, storage.texts.size, world.checks]).toEqual([[], 0, 0]);
  });

  it('waits for the line however often it was tried, and then goes step by step', async () => {
    const { outbox, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    outbox.press(moveOf('b', 'approve', 5), 'shift');
    outbox.press(moveOf('a', 'markReady', null), 'shift');
    for (let tries = 0; tries < 500; tries += 1) await passTime();
    const { entries } = outbox.get();
    expect(entries.map((entry) => isDelayed(outbox.get(), entry))).toEqual([true, true, true]);
    world.isUp = true;
    await passTime();
    await passTime();
    await passTime();
    const sentTo = (orderId: string) => movesOf(sent).filter((move) => move?.[0] === orderId);
    expect(sentTo('b')).toEqual([['b', 'approve', 5]]);
    expect(sentTo('a').map((move) => move?.[1])).toEqual(['approve', 'markReady']);
    // Made on the result of the first one.
    expect(sent).not.toContainEqual(expect.objectContaining({ revision: null }));
    expect(outbox.get()).toEqual({ entries: [], isHeld: false });
  });

  it('is not tried while the page knows that the line is away, so it can simply be taken back', async () => {
    const { outbox, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.setLine(false);
    const id = outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    expect(outbox.takeBack(id)).toBe(true);
    world.isUp = true;
    await passTime();
    expect(sent).toEqual([]);
  });

  it('cannot simply be taken back once it was sent without an answer', async () => {
    const { outbox, settle, answers } = setUp();
    answers.push(noLine);
    const id = outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    expect(outbox.takeBack(id)).toBe(false);
  });

  it('survives a reload, which asks before it sends', async () => {
    const { outbox, close, open, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    outbox.press(moveOf('a', 'markReady', null), 'shift');
    await settle();
    close();
    world.isUp = true;
    const reloaded = open();
    await passTime();
    expect(movesOf(sent)).toEqual([
      ['a', 'approve', 1],
      ['a', 'markReady', 2],
    ]);
    expect(reloaded.outbox.get().entries).toEqual([]);
    expect(world.checks).toBeGreaterThan(0);
  });

  it('is sent to its end when the board is left in the middle of it', async () => {
    const { outbox, close, sent, settle, storage } = setUp();
    outbox.press(moveOf('a', 'approve'), 'shift');
    outbox.press(moveOf('a', 'markReady', null), 'shift');
    close();
    await settle();
    expect([sent.length, storage.texts.size]).toEqual([2, 0]);
  });

  it('is sent by one of two tabs', async () => {
    const { outbox, open, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    const other = open();
    world.isUp = true;
    await passTime();
    await passTime();
    expect(sent).toHaveLength(1);
    expect(other.outbox.get().entries).toEqual([]);
  });

  it('is sent once, though another tab hears of it and waits for its turn meanwhile', async () => {
    const { outbox, open, sent, answers, settle } = setUp();
    const other = open();
    const answer = Promise.withResolvers<Sent>();
    answers.push(answer.promise);
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    expect(other.outbox.get().entries).toHaveLength(1);
    answer.resolve({ revision: 2 });
    await settle();
    expect(sent).toHaveLength(1);
    expect(other.outbox.get().entries).toEqual([]);
  });
});

describe('what is refused', () => {
  const illegal = new ApiError(409, 'illegal_move', 'no');

  it('stays with the reason, together with what was built on it, until it is tried again or dismissed', async () => {
    const { outbox, sent, settle, answers } = setUp();
    answers.push(illegal);
    outbox.press(moveOf('a', 'approve'), 'shift');
    outbox.press(moveOf('a', 'markReady', null), 'shift');
    await settle();
    const why = { code: 'illegal_move', message: 'no' };
    expect(outbox.get().entries).toMatchObject([
      { state: 'refused', why },
      { state: 'refused', why },
    ]);
    outbox.again('order:a');
    await settle();
    expect(sent).toHaveLength(3);
    expect(outbox.get().entries).toEqual([]);
    answers.push(illegal);
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    outbox.dismiss('order:a');
    expect(outbox.get().entries).toEqual([]);
  });

  it('is still there after a reload', async () => {
    const { outbox, close, open, settle, answers, sent } = setUp();
    answers.push(illegal);
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    close();
    expect(open().outbox.get().entries).toMatchObject([{ state: 'refused' }]);
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('gives way to what is pressed anew', async () => {
    const { outbox, settle, answers } = setUp();
    answers.push(illegal);
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    outbox.press(moveOf('a', 'reject'), 'shift');
    await settle();
    expect(outbox.get().entries).toEqual([]);
  });

  it('is what was pressed in a shift that has ended meanwhile: it is told, and not sent into the next one', async () => {
    const { outbox, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    outbox.press(countOf(4), 'shift');
    await settle();
    world.isUp = true;
    world.openShifts = new Set(['next shift']);
    await passTime();
    await passTime();
    expect(sent).toEqual([]);
    expect(outbox.get().entries).toMatchObject([
      { why: { code: 'shift_ended' } },
      { why: { code: 'shift_ended' } },
    ]);
  });

  it('is what was pressed before the data was restored: it is told, and not sent', async () => {
    const { outbox, sent, passTime, settle, world, hearEpoch, answers } = setUp();
    // As on a server of an older version: it says nothing of it.
    outbox.press(moveOf('c', 'approve'), 'shift');
    await settle();
    hearEpoch(1);
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    outbox.press(moveOf('a', 'markReady', null), 'shift');
    outbox.press(countOf(4), 'shift');
    await settle();
    world.isUp = true;
    hearEpoch(2);
    await passTime();
    await passTime();
    expect(movesOf(sent)).toEqual([['c', 'approve', 1]]);
    expect(outbox.get().entries.map(({ why }) => why?.code)).toEqual(Array(3).fill('data_restored'));

    // What is pressed from then on is of the restored data.
    answers.push(noLine);
    outbox.press(moveOf('b', 'approve'), 'shift');
    await settle();
    await passTime();
    await passTime();
    expect(movesOf(sent).at(-1)).toEqual(['b', 'approve', 1]);
    expect(outbox.get().entries).toHaveLength(3);
  });

  it('is told after a reload, too, and is sent where nothing is known of a restore', async () => {
    const { outbox, kill, open, sent, passTime, settle, world, hearEpoch } = setUp();
    hearEpoch(1);
    world.isUp = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    kill();
    world.epoch = null;
    world.isUp = true;
    const reloaded = open();
    await passTime();
    await passTime();
    expect([sent.length, reloaded.outbox.get().entries]).toEqual([1, []]);

    hearEpoch(1);
    world.isUp = false;
    reloaded.outbox.press(moveOf('b', 'approve'), 'shift');
    await settle();
    reloaded.kill();
    world.epoch = 2;
    world.isUp = true;
    const restored = open();
    await passTime();
    await passTime();
    expect(sent).toHaveLength(1);
    expect(restored.outbox.get().entries).toMatchObject([{ why: { code: 'data_restored' } }]);
  });

  it('is a pause whose time was over before it could be sent', async () => {
    const { outbox, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.setLine(false);
    const pause = { kind: 'pause', sectionId: null, sectionName: null, minutes: 10, reason: '' } as const;
    outbox.press(pause, 'shift');
    await settle();
    world.isUp = true;
    world.clock += 10 * 60_000;
    await passTime();
    expect(sent).toEqual([]);
    expect(outbox.get().entries).toMatchObject([{ why: { code: 'time_over' } }]);
  });
});

describe('wishes', () => {
  it('that were not sent give way to the last one', async () => {
    const { outbox, sent, passTime, settle, world } = setUp();
    world.isUp = false;
    outbox.setLine(false);
    for (const left of [3, 2, 1]) outbox.press(countOf(left), 'shift');
    await settle();
    world.isUp = true;
    await passTime();
    expect(sent).toMatchObject([{ limit: { left: 1 } }]);
  });
});

describe('a session that has ended', () => {
  it('keeps what was pressed until somebody has logged in again', async () => {
    const { outbox, sent, passTime, settle, world, answers } = setUp();
    answers.push(new ApiError(401, 'not_signed_in', ''));
    world.isSignedIn = false;
    outbox.press(moveOf('a', 'approve'), 'shift');
    await settle();
    expect(world.sessionEnds).toBe(1);
    for (let tries = 0; tries < 5; tries += 1) await passTime();
    expect([sent.length, outbox.get().entries.length]).toEqual([1, 1]);
    world.isSignedIn = true;
    outbox.setSession(true);
    await passTime();
    expect([sent.length, outbox.get().entries.length]).toEqual([2, 0]);
  });
});

describe('the outcome of a press', () => {
  it('is told once it is known: saved, refused, or that it has to wait', async () => {
    const { outbox, world, answers, settle } = setUp();
    answers.push({ replaced: null });
    expect(await outbox.outcome(outbox.press(countOf(3), 'shift'))).toEqual({
      kind: 'saved',
      sent: { replaced: null },
    });
    answers.push(new ApiError(404, 'not_found', 'gone'));
    expect(await outbox.outcome(outbox.press(countOf(3), 'shift'))).toMatchObject({ kind: 'refused' });
    world.isUp = false;
    expect(await outbox.outcome(outbox.press(countOf(3), 'shift'))).toEqual({ kind: 'waiting' });
    await settle();
  });
});
