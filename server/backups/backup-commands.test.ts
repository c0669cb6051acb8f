import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyIn, unfinishedOf } from '#server/db/backup/unfinished-backup.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { runOperatorCommand as command, startCommandOfOperator } from '#server/testing/operator-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { testEngine } from '#server/testing/test-database.ts';

const password = 'a long password of nobody';

const signUp = async (url: string, email: string): Promise<number> => {
  const body = JSON.stringify({
    firstName: 'Noa',
    lastName: 'Levi',
    restaurantName: 'הדקל',
    email,
    password,
    plan: 'pro',
  });
  const headers = { 'content-type': 'application/json', origin: url };
  return (await fetch(`${url}/api/users`, { method: 'POST', headers, body })).status;
};

const canLogIn = async (url: string, email: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/api/users/login`, { method: 'POST', headers, body })).ok;
};

describe.runIf(testEngine === 'embedded')('the commands of the operator', () => {
  it('back up while the service runs, leave nothing when stopped, and restore when the service is', async () => {
    const dataDir = temporaryFolder();
    const before = await startServerProcess({ DATA_DIR: dataDir });
    onTestFinished(before.kill);
    expect(await signUp(before.url, 'before@menta.test')).toBe(201);
    const file = join(temporaryFolder(), 'menta.backup.gz');
    expect(await command('backup', dataDir, file)).toMatch(/menta\.backup\.gz: [\d,]+ bytes\.$/);
    expect(readdirSync(join(file, '..'))).toEqual(['menta.backup.gz']);
    expect(await signUp(before.url, 'after@menta.test')).toBe(201);
    await expect(command('restore', dataDir, file)).rejects.toThrow('is in use by another Menta process');

    const folder = temporaryFolder();
    const unfinished = unfinishedOf(join(folder, 'other.gz'));
    const isCopied = () => existsSync(join(copyIn(unfinished), 'backup_label'));
    const start = async () => {
      const started = startCommandOfOperator('backup', [join(folder, 'other.gz')], {
        environment: { DATA_DIR: dataDir },
      });
      // It is copied, and another process reads the copy.
      await expect.poll(isCopied, { interval: 5 }).toBe(true);
      return started;
    };
    const stopped = await start();
    stopped.kill('SIGTERM');
    const complaint = 'No backup was made: the command was stopped.';
    expect(await stopped.ended).toEqual({ code: 1, printed: '', complaint });
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    const interrupted = await start();
    expect(await before.stop()).toBe(0);
    expect((await interrupted.ended).complaint).toContain('the service was stopped meanwhile');
    expect(readdirSync(folder)).toEqual([]);

    expect(await command('restore', dataDir, file)).toMatch(
      /1 accounts, 0 orders\.\nWhat was there before is in /,
    );
    const restored = await startServerProcess({ DATA_DIR: dataDir });
    onTestFinished(restored.kill);
    expect(await canLogIn(restored.url, 'before@menta.test')).toBe(true);
    expect(await canLogIn(restored.url, 'after@menta.test')).toBe(false);
  });

  it('say what is missing', async () => {
    await expect(command('restore', temporaryFolder())).rejects.toThrow(
      'Which file? npm run restore -- FILE',
    );
  });
});
