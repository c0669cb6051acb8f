import { expect, it } from 'vitest';
import { runHeavy } from './heavy-work.ts';
import { currentWork, runAs } from './work.ts';

it('runs one at a time, and its statements wait as readers do', async () => {
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const begin = (source: string, until: Promise<void>) =>
    runAs({ source, rank: 'change' }, () =>
      runHeavy(async () => {
        begun.push(`${source} ${currentWork().source} ${currentWork().rank}`);
        await until;
      }),
    );
  const running = [begin('a', first.promise), begin('b', Promise.resolve())];
  await new Promise((resume) => setImmediate(resume));
  expect(begun).toEqual(['a a read']);
  first.resolve();
  await Promise.all(running);
  expect(begun).toEqual(['a a read', 'b b read']);
});

it('refuses by its own name, with nothing saved, whom more wait before than anybody would', async () => {
  const first = Promise.withResolvers<void>();
  const all = Array.from({ length: 22 }, () => runHeavy(() => first.promise));
  await expect(all[21]).rejects.toMatchObject({ code: 'large_change_waits' });
  first.resolve();
  await Promise.all(all.slice(0, 21));
});
