import { expect, it } from 'vitest';
import { limitEachSource } from './limit-each-source.ts';
import { runAs } from './work.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets a source wait for itself, and nobody for another', async () => {
  const run = limitEachSource(2, { mostWaiting: 1 });
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (source: string) =>
    runAs({ source, rank: 'read' }, () =>
      run(async () => {
        begun.push(source);
        await promise;
      }),
    );
  const [first, second, third, refused] = [ask('a'), ask('a'), ask('a'), ask('a')];
  await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
  const other = ask('b');
  await settled();
  expect(begun).toEqual(['a', 'a', 'b']);
  resolve();
  await Promise.all([first, second, third, other]);
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});
