import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeIfLong, writeInParts } from './write-in-parts.ts';

const named = z.array(z.object({ name: z.string() }));
const menu = z.object({
  name: z.string().optional(),
  open: z.boolean().default(false),
  sections: z.array(z.object({ id: z.number(), dishes: named })),
  languages: named.optional(),
});

describe('a long answer', () => {
  it('is written as the whole of it would be, without what its schema does not name', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string()), async (names) => {
        const items = names.map((name) => ({ name, secret: 'hidden' }));
        expect(await writeInParts(named, items)).toBe(JSON.stringify(names.map((name) => ({ name }))));
      }),
    ));

  it('is so however deep its lists are', () => {
    const dishes = fc.array(
      fc.string().map((name) => ({ name, secret: 'hidden' })),
      { maxLength: 120 },
    );
    const section = fc.record({ id: fc.integer(), dishes, secret: fc.string() });
    const any = fc.record(
      {
        name: fc.string(),
        open: fc.boolean(),
        sections: fc.array(section, { maxLength: 60 }),
        languages: dishes,
      },
      { requiredKeys: ['sections'] },
    );
    return fc.assert(
      fc.asyncProperty(any, async (value) => {
        expect(await writeInParts(menu, value)).toBe(JSON.stringify(menu.parse(value)));
      }),
      { numRuns: 50 },
    );
  });

  it('is one of which a list is long', () => {
    const dishes = Array.from({ length: 50 }, (_, name) => ({ name: `${name}` }));
    expect(writeIfLong(menu, { sections: [] })).toBeNull();
    expect(writeIfLong(menu, { sections: [], languages: dishes })).not.toBeNull();
  });

  it('lets what came meanwhile go between its items', async () => {
    const done: string[] = [];
    const slow = z.number().refine((item) => {
      const began = performance.now();
      while (performance.now() - began < 10);
      return done.push(`item ${item}`) > 0;
    });
    const order = setImmediate().then(() => done.push('an order'));
    await Promise.all([order, writeInParts(z.array(slow), [1, 2])]);
    expect(done).toEqual(['item 1', 'an order', 'item 2']);
  });

  it('that is not what its schema says is an error', async () => {
    await expect(writeInParts(named, [{ name: 1 }])).rejects.toThrow(z.ZodError);
    await expect(writeInParts(menu, { languages: [] })).rejects.toThrow(z.ZodError);
  });
});
