import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

const setUp = () => {
  const runs: PromiseWithResolvers<string>[] = [];
  const ask = singleFlight(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
};

describe('shared runs', () => {
  it('are one for all who ask while another is under way, and begin after that has ended', async () => {
    const { runs, ask } = setUp();
    const first = ask();
    const others = [ask(), ask(), ask()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve('first');
    expect(await first).toBe('first');
    runs[1]?.resolve('second');
    expect(await Promise.all(others)).toEqual(['second', 'second', 'second']);
    expect(runs).toHaveLength(2);
  });

  it('fail for those alone who shared them', async () => {
    const { runs, ask } = setUp();
    const first = ask();
    const second = ask();
    runs[0]?.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    runs[1]?.resolve('well');
    expect(await second).toBe('well');
    const third = ask();
    runs[2]?.resolve('again');
    expect(await third).toBe('again');
  });
});
