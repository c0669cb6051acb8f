import { describe, expect, it } from 'vitest';
import { createBackgroundAvif } from './background-avif.ts';
import { sharp } from './processing/image-library.ts';

const picture = (background: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .webp()
    .toBuffer();

const build = async (masters: Record<string, Buffer | null>) => {
  const stored: string[] = [];
  const warnings: object[] = [];
  let together = 0;
  let mostTogether = 0;
  const queue = createBackgroundAvif({
    load: async (hash) => {
      together += 1;
      mostTogether = Math.max(mostTogether, together);
      return masters[hash] ?? null;
    },
    store: async (hash, variants) => {
      together -= 1;
      stored.push(`${hash}: ${variants.map((v) => `${v.width}.${v.format}`).join(' ')}`);
    },
    logger: { warn: (facts) => warnings.push(facts) },
  });
  return { queue, stored, warnings, mostTogether: () => mostTogether };
};

describe('createBackgroundAvif', () => {
  it('makes variants one picture at a time, each once', async () => {
    const { queue, stored, mostTogether } = await build({
      a: await picture('#f00'),
      b: await picture('#0f0'),
    });
    queue.enqueue('a');
    queue.enqueue('b');
    queue.enqueue('b');
    expect(stored).toEqual([]);
    await queue.idle();
    expect(stored).toEqual(['a: 160.avif 320.avif', 'b: 160.avif 320.avif']);
    expect(mostTogether()).toBe(1);
  });

  it('goes on after a picture that fails or is gone', async () => {
    const { queue, stored, warnings } = await build({
      broken: Buffer.from('no picture'),
      gone: null,
      good: await picture('#00f'),
    });
    for (const hash of ['broken', 'gone', 'good']) queue.enqueue(hash);
    await queue.idle();
    expect(stored).toEqual(['good: 160.avif 320.avif']);
    expect(warnings).toMatchObject([{ hash: 'broken' }]);
  });

  it('works again after it was idle', async () => {
    const { queue, stored } = await build({ a: await picture('#f00') });
    queue.enqueue('a');
    await queue.idle();
    queue.enqueue('a');
    await queue.idle();
    expect(stored).toHaveLength(2);
  });

  it('finishes what runs and forgets the rest when stopped', async () => {
    const { queue, stored } = await build({ a: await picture('#f00'), b: await picture('#0f0') });
    queue.enqueue('a');
    queue.enqueue('b');
    await queue.stop();
    queue.enqueue('b');
    await queue.idle();
    expect(stored).toEqual(['a: 160.avif 320.avif']);
  });
});
