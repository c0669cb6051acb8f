import { expect, it } from 'vitest';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import { evening } from './evening.ts';

const demoDishes = demoRestaurant.sections.flatMap(({ dishes }) => dishes);
const ordered = evening.flatMap(({ lines }) => lines);

it.each(ordered)('The demo still has $dish as the evening of the pictures orders it', (line) => {
  const dish = demoDishes.find(({ name }) => name.en === line.dish);
  const sizes = dish?.sizes?.map(({ name }) => name.en) ?? [];
  const options = dish?.changes?.flatMap((group) =>
    group.options.map(({ name }) => [group.name.en, name.en]),
  );
  expect([undefined, ...sizes]).toContain(line.size);
  expect(options ?? []).toEqual(expect.arrayContaining([...(line.options ?? [])]));
  expect(dish?.available ?? dish !== undefined).toBe(true);
});
