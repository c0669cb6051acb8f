import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  changesBetween,
  isChanged,
  isStillOrdered,
  moveDish,
  moveSection,
  ordersBefore,
  reconcile,
  reorderDishes,
} from './menu-arrangement.ts';

const dishIds = ['a', 'b', 'c', 'd', 'e', 'f'];
const sectionIds = ['A', 'B', 'C'];

/** Six dishes dealt to three sections. */
const anyMenu: fc.Arbitrary<Arrangement> = fc
  .tuple(
    fc.shuffledSubarray(dishIds, { minLength: dishIds.length }),
    fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
  )
  .map(([dishes, sections]) =>
    sectionIds.map((id, place) => ({ id, dishIds: dishes.filter((_, index) => sections[index] === place) })),
  );

type Drag = (arrangement: Arrangement) => Arrangement;
const anyDrag: fc.Arbitrary<Drag> = fc.oneof(
  fc.tuple(fc.constantFrom(...sectionIds), fc.constantFrom(...sectionIds)).map(
    ([from, to]): Drag =>
      (menu) =>
        moveSection(menu, from, to),
  ),
  fc.tuple(fc.constantFrom(...dishIds), fc.constantFrom(...sectionIds), fc.integer({ min: -2, max: 9 })).map(
    ([dish, to, place]): Drag =>
      (menu) =>
        moveDish(menu, dish, to, place),
  ),
);
const anyDraft = fc
  .tuple(anyMenu, fc.array(anyDrag, { maxLength: 8 }))
  .map(([saved, drags]) => ({ saved, draft: drags.reduce<Arrangement>((menu, drag) => drag(menu), saved) }));

const dishesIn = (menu: Arrangement): string[] => menu.flatMap((section) => section.dishIds).sort();
const plain = (menu: Arrangement) => menu.map(({ id, dishIds: dishes }) => ({ id, dishIds: [...dishes] }));

/** What the server does with the calls of a save, one section after the other. */
const save = (saved: Arrangement, draft: Arrangement): Arrangement => {
  const { sections, dishes } = changesBetween(saved, draft);
  const places = new Map(saved.map(({ id, dishIds: of }) => [id, [...of]]));
  for (const { sectionId, order } of dishes) {
    const moved = new Set(order);
    const own = places.get(sectionId) ?? [];
    for (const [id, of] of places)
      places.set(
        id,
        of.filter((dish) => !moved.has(dish)),
      );
    places.set(sectionId, reorderDishes(own, order));
  }
  return (sections ?? saved.map(({ id }) => id)).map((id) => ({ id, dishIds: places.get(id) ?? [] }));
};

describe('any dragging', () => {
  it('keeps every section and every dish, once', () => {
    fc.assert(
      fc.property(anyDraft, ({ saved, draft }) => {
        expect(draft.map(({ id }) => id).sort()).toEqual(sectionIds);
        expect(dishesIn(draft)).toEqual(dishesIn(saved));
      }),
    );
  });

  it('is on the server what it was on the screen once it is saved', () => {
    fc.assert(
      fc.property(anyDraft, ({ saved, draft }) => {
        expect(plain(save(saved, draft))).toEqual(plain(draft));
        expect(isChanged(changesBetween(draft, save(saved, draft)))).toBe(false);
      }),
    );
  });

  it('is never refused for its own steps: each call names the order that it will find', () => {
    fc.assert(
      fc.property(anyDraft, ({ saved, draft }) => {
        const { dishes } = changesBetween(saved, draft);
        const befores = ordersBefore(saved, dishes);
        const places = new Map(saved.map(({ id, dishIds: of }) => [id, [...of]]));
        for (const [step, { sectionId, order }] of dishes.entries()) {
          const now = places.get(sectionId) ?? [];
          expect(isStillOrdered(befores[step] ?? [], now, new Set(dishIds))).toBe(true);
          for (const [id, of] of places)
            places.set(
              id,
              of.filter((dish) => !order.includes(dish)),
            );
          places.set(sectionId, reorderDishes(now, order));
        }
      }),
    );
  });
});

describe('any draft over any newer menu', () => {
  it('holds exactly what the menu holds now', () => {
    fc.assert(
      fc.property(
        anyDraft,
        anyMenu,
        fc.subarray(dishIds),
        fc.subarray(sectionIds),
        ({ draft }, other, retained, left) => {
          const now = other
            .filter(({ id }) => left.includes(id))
            .map(({ id, dishIds: of }) => ({ id, dishIds: of.filter((dish) => retained.includes(dish)) }));
          const merged = reconcile(draft, now);
          expect(merged.map(({ id }) => id).sort()).toEqual(now.map(({ id }) => id).sort());
          expect(dishesIn(merged)).toEqual(dishesIn(now));
        },
      ),
    );
  });

  it('stays the owner’s when nothing came or went', () => {
    fc.assert(
      fc.property(anyDraft, ({ saved, draft }) => {
        expect(reconcile(draft, saved)).toEqual(draft);
      }),
    );
  });
});
