import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { MenuEvent } from '#core/live/live-events.ts';
import { menuEventKinds } from '#core/live/live-events.ts';
import { changeDish, dishesChangedBy } from '#core/stock/dish-offer.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { readEventsAfter, readLastSeq } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { breadGroup as bread, extrasGroup as extras } from '#server/testing/change-groups.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const sizes = [
  { name: 'S', price: 0, isBase: true },
  { name: 'L', price: 9 },
];
type Dish = NonNullable<GuestMenuAnswer['menu']>['sections'][number]['dishes'][number];

const build = async () => {
  const place = await buildOpenRestaurant(test, {
    name: 'Hummus',
    price: 30,
    changes: [bread, extras],
    sizes,
  });
  const { owner, menu, section, dish } = place;
  const inSection = { menuId: menu._id, sectionName: section.sectionName };
  await buildDish(owner, { name: 'Tahini', price: 12, ...inSection });
  await owner.confirmPassword();
  const read = async (): Promise<GuestMenuAnswer> =>
    (await test.visitor().get(`/public-menu/${owner.id}?lang=he`)).body;

  let displayed = await read();
  let seq = await readLastSeq(test.engine.db, owner.id);
  /** A page that reads the menu when it must, and otherwise does what the events say. */
  const follow = async () => {
    const logged = (await readEventsAfter(test.engine.db, owner.id, seq)) ?? [];
    seq = logged.at(-1)?.seq ?? seq;
    let reads = 0;
    const changeAll = (change: (dish: Dish) => Dish) => {
      displayed = {
        ...displayed,
        menu: displayed.menu && {
          ...displayed.menu,
          sections: displayed.menu.sections.map((each) => ({ ...each, dishes: each.dishes.map(change) })),
        },
      };
    };
    const events = logged.flatMap(({ event }) =>
      (menuEventKinds as readonly (string | null)[]).includes(event.kind) ? [event as MenuEvent] : [],
    );
    for (const event of events) {
      if (event.kind === 'stock')
        changeAll((each) => (each._id === event.dishId ? { ...each, available: event.available } : each));
      else if (event.kind === 'menu' && event.change) {
        const { change } = event;
        const about = dishesChangedBy(change);
        changeAll((each) => (about?.has(each._id) ? (changeDish(each, each._id, change) ?? each) : each));
      } else {
        reads += 1;
        displayed = await read();
      }
    }
    return { reads, events: events.length };
  };
  const dishBody = (overrides: object) => ({
    name: 'Hummus',
    price: 30,
    changes: [bread, extras],
    sizes,
    ...inSection,
    ...overrides,
  });
  return {
    ...place,
    read,
    follow,
    displayed: () => displayed,
    limit: (limit: object | null, option: object | null = null) =>
      owner.put(`/stock/${dish._id}`, { limit, option }),
    save: (overrides: object) => owner.put(`/dishes/${dish._id}`, dishBody(overrides)),
    order: async (quantity: number, eggs = 0, optionName = 'Pita') => {
      const customizations = [
        { groupName: 'Bread', optionName },
        ...Array(eggs).fill({ groupName: 'Extras', optionName: 'Egg' }),
      ];
      const dishes = [{ dishId: dish._id, quantity, size: 'S', note: '', customizations }];
      const extra = eggs * 3 + (optionName === 'Laffa' ? 4 : 0);
      const totalPrice = quantity * (30 + extra);
      return test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice }));
    },
  };
};

describe('a page that follows events', () => {
  it('reads nothing when the last few are ordered, sold out, rejected and back', async () => {
    const { owner, order, limit, follow, displayed, read } = await build();
    await limit({ kind: 'counted', left: 6 });
    const answers = [await order(2), await order(1), await order(3)];
    expect(await follow()).toEqual({ reads: 0, events: 4 });
    expect(displayed()).toEqual(await read());
    const [dish] = displayed().menu?.sections[0]?.dishes ?? [];
    expect([dish?.available, dish?.left]).toEqual([false, undefined]);
    await owner.patch(`/orders/${answers[1]?.body._id}`, { status: 'done', rejected: true });
    expect(await follow()).toEqual({ reads: 0, events: 1 });
    expect(displayed()).toEqual(await read());
    expect(displayed().menu?.sections[0]?.dishes[0]).toMatchObject({ available: true, left: 1 });
  });

  it('reads nothing when prices change, and reads when anything else of a dish does', async () => {
    const { save, follow, displayed, read } = await build();
    await save({ price: 33, sizes: [sizes[0], { name: 'L', price: 11 }] });
    expect(await follow()).toEqual({ reads: 0, events: 1 });
    expect(displayed()).toEqual(await read());
    expect(displayed().menu?.sections[0]?.dishes[0]?.price).toBe(33);
    for (const other of [{ name: 'Masabacha' }, { description: 'Warm' }, { changes: [bread] }]) {
      await save(other);
      expect(await follow()).toEqual({ reads: 1, events: 1 });
      expect(displayed()).toEqual(await read());
    }
  });

  it('reads when a limit ends by the clock, which moves the time until which the menu is valid', async () => {
    const { limit, follow, displayed, read } = await build();
    await limit({ kind: 'untilTime', minutes: 30 });
    expect(await follow()).toEqual({ reads: 1, events: 1 });
    expect(displayed()).toEqual(await read());
  });

  it('shows what is read after orders, rejections, limits and prices that raced', async () => {
    const { owner, dish, limit, order, save, follow, displayed, read } = await build();
    const egg = { groupName: 'Extras', optionName: 'Egg' };
    for (let round = 0; round < 6; round++) {
      await limit({ kind: 'counted', left: 12 });
      await limit({ kind: 'counted', left: 9 }, egg);
      const placed = await Promise.all([order(2, 1), order(1, 2), order(1), order(2)]);
      const ids = placed.flatMap(({ status, body }) => (status === 201 ? [body._id as string] : []));
      await Promise.all([
        ...ids.map((id) => owner.patch(`/orders/${id}`, { status: 'done', rejected: true })),
        order(1, 1),
        order(2),
        order(1, 1),
        save({ price: 30, sizes: [sizes[0], { name: 'L', price: 10 + round }] }),
        limit({ kind: 'counted', left: 4 }, egg),
        owner.put(`/dishes/${dish._id}/stock`, { available: round % 2 === 0 }),
      ]);
      await follow();
      expect(displayed()).toEqual(await read());
      await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    }
  });

  it('shows what is read, over random evenings', async () => {
    const pita = { groupName: 'Bread', optionName: 'Pita' };
    const laffa = { groupName: 'Bread', optionName: 'Laffa' };
    const egg = { groupName: 'Extras', optionName: 'Egg' };
    const anyOption = fc.constantFrom(null, pita, laffa, egg);
    const step = fc.oneof(
      fc.record({ do: fc.constant('count' as const), option: anyOption, left: fc.nat(8) }),
      fc.record({
        do: fc.constant('limit' as const),
        option: anyOption,
        kind: fc.constantFrom('off', 'untilNextShift'),
      }),
      fc.record({ do: fc.constant('free' as const), option: anyOption }),
      fc.record({ do: fc.constant('switch' as const), available: fc.boolean() }),
      fc.record({
        do: fc.constant('order' as const),
        quantity: fc.integer({ min: 1, max: 3 }),
        eggs: fc.nat(2),
        bread: fc.constantFrom('Pita', 'Laffa'),
      }),
      fc.record({ do: fc.constant('reject' as const), nth: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 15 }), async (steps) => {
        const { owner, dish, limit, order, follow, displayed, read } = await build();
        const taken: string[] = [];
        for (const next of steps) {
          if (next.do === 'count') await limit({ kind: 'counted', left: next.left }, next.option);
          else if (next.do === 'limit') await limit({ kind: next.kind }, next.option);
          else if (next.do === 'free') await limit(null, next.option);
          else if (next.do === 'switch')
            await owner.put(`/dishes/${dish._id}/stock`, { available: next.available });
          else if (next.do === 'order') {
            const { status, body } = await order(next.quantity, next.eggs, next.bread);
            if (status === 201) taken.push(body._id);
          } else {
            const [rejected] = taken.splice(next.nth, 1);
            if (rejected) await owner.patch(`/orders/${rejected}`, { status: 'done', rejected: true });
          }
          const { reads } = await follow();
          expect(reads).toBe(0);
          expect(displayed()).toEqual(await read());
        }
      }),
      { numRuns: rounds(20) },
    );
  });
});
