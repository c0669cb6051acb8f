import { lockDataFolder } from '../data-folder-lock.ts';

/** Takes the lock on a folder and says how that went; if it got it, keeps it until killed. */
try {
  lockDataFolder(process.argv[2] ?? '');
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${error}\n`);
}
