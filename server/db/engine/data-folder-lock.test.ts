import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { runChildScript } from './testing/child-script.ts';
import { isPostgresRun } from './testing/engine-under-test.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const hold = (folder: string) => {
  const child = runChildScript('hold-data-folder.ts', folder);
  onTestFinished(() => child.kill());
  return child;
};

describe.skipIf(isPostgresRun)('the lock on the data folder', () => {
  it('tells a second process in one sentence who holds the folder', async () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder);
    const { value } = await hold(folder).lines.next();
    expect(value).toBe(
      `DataFolderInUse: The data folder ${folder} is in use by another Menta process (pid ${process.pid}); ` +
        'stop it first, or choose another DATA_DIR.',
    );
    unlock();
  });

  it('refuses a second opener in the same process too', () => {
    const folder = temporaryFolder();
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    unlock();
    unlock();
    lockDataFolder(folder)();
  });

  it('says in one sentence that a folder cannot be made', () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const folder = join(file, 'data');
    expect(() => lockDataFolder(folder)).toThrow(`The data folder ${folder} cannot be written: ENOTDIR`);
  });

  it('does not outlive a killed holder', async () => {
    const folder = join(temporaryFolder(), 'a/deep/folder', 'x'.repeat(200));
    const holder = hold(folder);
    expect(await holder.lines.next()).toMatchObject({ value: 'locked' });
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    await holder.kill();
    lockDataFolder(folder)();
  });

  it('is given to exactly one of several that start at once after a crash', async () => {
    const folder = temporaryFolder();
    const crashed = hold(folder);
    await crashed.lines.next();
    await crashed.kill();
    const answers = await Promise.all([1, 2, 3, 4].map(async () => (await hold(folder).lines.next()).value));
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.startsWith('DataFolderInUse'))).toHaveLength(3);
  });
});
