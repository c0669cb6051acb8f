import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeList } from './write-list.ts';

const named = z.array(z.object({ name: z.string() }));

describe('a list', () => {
  it('is written as the whole of it would be, without what its schema does not name', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string()), async (names) => {
        const items = names.map((name) => ({ name, secret: 'hidden' }));
        expect(await writeList(named, items)).toBe(JSON.stringify(names.map((name) => ({ name }))));
      }),
    ));

  it('lets what came meanwhile go between its items', async () => {
    const done: string[] = [];
    const slow = z.number().refine((item) => {
      const began = performance.now();
      while (performance.now() - began < 10);
      return done.push(`item ${item}`) > 0;
    });
    const order = setImmediate().then(() => done.push('an order'));
    await Promise.all([order, writeList(z.array(slow), [1, 2])]);
    expect(done).toEqual(['item 1', 'an order', 'item 2']);
  });

  it('that is not what its schema says is an error', async () => {
    await expect(writeList(named, [{ name: 1 }])).rejects.toThrow(z.ZodError);
  });
});
