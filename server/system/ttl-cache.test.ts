import { describe, expect, it } from 'vitest';
import { createTestClock } from '#server/testing/test-clock.ts';
import { ttlCache } from './ttl-cache.ts';

const build = () => {
  const clock = createTestClock();
  const answers: (() => Promise<number>)[] = [];
  let readings = 0;
  const read = ttlCache(1000, clock, () => {
    readings += 1;
    return answers.shift()?.() ?? Promise.resolve(readings);
  });
  return { clock, read, answers };
};

describe('a reading that is kept', () => {
  it('serves all who ask at once, and whoever asks within its time', async () => {
    const { clock, read } = build();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    clock.advance(999);
    expect(await read()).toBe(1);
    clock.advance(1);
    expect(await read()).toBe(2);
  });

  it('is not kept for ever by a clock that was set back', async () => {
    const { clock, read } = build();
    expect(await read()).toBe(1);
    clock.advance(-5000);
    expect(await read()).toBe(2);
  });

  it('serves nobody else when it failed', async () => {
    const { read, answers } = build();
    answers.push(() => Promise.reject(new Error('away')));
    const [first, second] = await Promise.allSettled([read(), read()]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe(2);
  });
});
