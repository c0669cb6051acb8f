import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, movesFrom, type OrderState, patchFor, transition } from '#core/orders/order-lifecycle.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isOrderIntent, type MoveIntent, type StockIntent } from './intent.ts';
import type { Entry } from './outbox-state.ts';
import { createOutboxWorld } from './testing/outbox-world.ts';

/*
 * Staff press, lines drop before and after the server has received, colleagues are faster, pages are reloaded and opened
 * twice, in any order. In the end every press was done on the server, once, or says why not.
 */
type Stored = OrderState & { revision: number };
const orderIds = ['a', 'b'] as const;
type OrderId = (typeof orderIds)[number];

/** The rules of the real server as far as they matter here, with a line that loses requests or answers. */
const createServer = (world: { isUp: boolean }) => {
  const orders = new Map<string, Stored>(
    orderIds.map((id) => [id, { status: 'waitingApproval', isPaid: false, rejected: false, revision: 1 }]),
  );
  let stock: { countId: string; entry: string } | null = null;
  const line = { losesAnswers: false };
  const done = new Map<string, number>();
  const answered = new Set<string>();
  const orderOf = (id: string): Stored => {
    const order = orders.get(id);
    if (!order) throw new ApiError(404, 'not_found', '');
    return order;
  };
  const change = (id: string, next: Partial<Stored>) => {
    const order = orderOf(id);
    orders.set(id, { ...order, ...next, revision: order.revision + 1 });
  };
  const reply = <T>(entry: Entry, answer: T): T => {
    if (line.losesAnswers || !world.isUp) throw new ApiError(0, 'network', '');
    answered.add(entry.id);
    return answer;
  };
  const listen = async () => {
    await Promise.resolve();
    if (!world.isUp) throw new ApiError(0, 'network', '');
  };
  const noteDone = ({ id }: Entry) => done.set(id, (done.get(id) ?? 0) + 1);
  return {
    orders,
    done,
    answered,
    line,
    stock: () => stock,
    change,
    sendMove: async (intent: MoveIntent, entry: Entry) => {
      await listen();
      const order = orderOf(intent.orderId);
      const step = transition(order, intent.patch);
      if (step.kind === 'illegal') throw reply(entry, new ApiError(409, 'illegal_move', ''));
      if (step.kind === 'moved') {
        if (intent.revision !== order.revision)
          throw reply(entry, new ApiError(409, 'changed_meanwhile', ''));
        change(intent.orderId, step.next);
        noteDone(entry);
      }
      return reply(entry, { revision: orderOf(intent.orderId).revision });
    },
    sendStock: async ({ limit, countId }: StockIntent, entry: Entry) => {
      await listen();
      if (limit?.kind === 'counted' && stock?.countId !== countId) {
        stock = { countId, entry: entry.id };
        noteDone(entry);
      }
      return reply(entry, { replaced: null });
    },
  };
};

type Step =
  | { do: 'press'; order: OrderId; choice: number; tab: number }
  | { do: 'count'; left: number; tab: number }
  | { do: 'colleague'; order: OrderId; choice: number }
  | { do: 'line'; isUp: boolean }
  | { do: 'lose-answers'; isOn: boolean }
  | { do: 'reload'; tab: number; isKilled: boolean }
  | { do: 'again' | 'dismiss'; order: OrderId; tab: number }
  | { do: 'take-back'; tab: number }
  | { do: 'time' };

const order = fc.constantFrom(...orderIds);
const tab = fc.constantFrom(0, 1);
const choice = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('press' as const), order, choice, tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('count' as const), left: fc.nat({ max: 9 }), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('colleague' as const), order, choice }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('line' as const), isUp: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose-answers' as const), isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab, isKilled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), order, tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const), order, tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take-back' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('time' as const) }) },
);

const pick = <T>(from: readonly T[], choice: number): T | undefined =>
  from[choice % Math.max(1, from.length)];

const runEvening = async (steps: readonly Step[]) => {
  const browser = createOutboxWorld();
  const { world } = browser;
  const server = createServer(world);
  const open = () => {
    const page = browser.openPage();
    page.outbox.serve({ move: { send: server.sendMove }, stock: { send: server.sendStock } });
    return page;
  };
  const tabs = [open(), open()];
  const tabAt = (at: number) => tabs[at] ?? open();
  /** Presses that nobody waits for any more: taken back, dismissed, or followed by another press on the same item. */
  const released = new Set<string>();
  const pressed: string[] = [];
  const release = (at: number, isReleased: (entry: Entry) => boolean) => {
    for (const entry of tabAt(at).outbox.get().entries) if (isReleased(entry)) released.add(entry.id);
  };
  const isRefusedOf = (orderId: string) => (entry: Entry) =>
    entry.state === 'refused' && isOrderIntent(entry.intent) && entry.intent.orderId === orderId;

  const press = (at: number, orderId: OrderId, choice: number) => {
    const { outbox } = tabAt(at);
    const known = server.orders.get(orderId);
    const own = outbox
      .get()
      .entries.filter(
        ({ intent, state }) => isOrderIntent(intent) && intent.orderId === orderId && state !== 'refused',
      );
    const patches = own.map(({ intent }) => (intent.kind === 'move' ? intent.patch : {}));
    const displayed: OrderState | undefined = known && Object.assign({}, known, ...patches);
    const move: Move | undefined = displayed && pick(movesFrom(displayed), choice);
    const patch = displayed && move && patchFor(displayed, move);
    if (!known || !move || !patch) return;
    release(at, isRefusedOf(orderId));
    const revision = own.length > 0 ? null : known.revision;
    pressed.push(outbox.press({ kind: 'move', orderId, number: 1, move, patch, revision }, 'shift'));
  };

  let lastCount: string | null = null;
  for (const each of steps) {
    world.clock += 1;
    switch (each.do) {
      case 'press':
        press(each.tab, each.order, each.choice);
        break;
      case 'count': {
        release(each.tab, ({ intent }) => intent.kind === 'stock');
        const limit = { kind: 'counted' as const, left: each.left };
        const count = { kind: 'stock' as const, dishId: 'd', option: null, name: '', limit };
        const countId = String(pressed.length);
        lastCount = tabAt(each.tab).outbox.press({ ...count, countId }, 'shift');
        pressed.push(lastCount);
        break;
      }
      case 'colleague': {
        const known = server.orders.get(each.order);
        const move = known && pick(movesFrom(known), each.choice);
        const patch = known && move && patchFor(known, move);
        if (patch) server.change(each.order, patch);
        break;
      }
      case 'line':
        world.isUp = each.isUp;
        break;
      case 'lose-answers':
        server.line.losesAnswers = each.isOn;
        break;
      case 'reload':
        tabAt(each.tab)[each.isKilled ? 'kill' : 'close']();
        tabs[each.tab] = open();
        break;
      case 'again':
        tabAt(each.tab).outbox.again(`order:${each.order}`);
        break;
      case 'dismiss':
        release(each.tab, isRefusedOf(each.order));
        tabAt(each.tab).outbox.dismiss(`order:${each.order}`);
        break;
      case 'take-back': {
        const { outbox } = tabAt(each.tab);
        const last = outbox.get().entries.at(-1);
        if (last && outbox.takeBack(last.id)) released.add(last.id);
        break;
      }
      case 'time':
        await browser.passTime();
        break;
    }
  }
  world.isUp = true;
  server.line.losesAnswers = false;
  for (let round = 0; round < 40; round += 1) await browser.passTime();
  const visible = browser.storage.read();
  for (const page of tabs) page.close();
  await browser.passTime();
  return { server, pressed, released, visible, lastCount };
};

describe('an evening with a bad line', () => {
  it('ends with every press done once, or refused and seen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { server, pressed, released, visible, lastCount } = await runEvening(steps);
        expect(visible.filter((entry) => entry.state !== 'refused')).toEqual([]);
        const refused = new Set(visible.map(({ id }) => id));
        // The last wish is the one that stands.
        if (lastCount && !released.has(lastCount)) expect(server.stock()?.entry).toBe(lastCount);
        for (const id of pressed) {
          expect(server.done.get(id) ?? 0, `${id} was done twice`).toBeLessThanOrEqual(1);
          const isAnswered = server.answered.has(id) || refused.has(id) || released.has(id);
          expect(isAnswered, `${id} was lost`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
