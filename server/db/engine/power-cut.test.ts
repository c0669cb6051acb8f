import { describe, expect, it, onTestFinished } from 'vitest';
import { findNotes, missing, readAcknowledged } from './testing/acknowledged-notes.ts';
import { runChildScript } from './testing/child-script.ts';
import { isPostgresRun, powerCutRounds as rounds } from './testing/engine-under-test.ts';
import { canMountImages, mountDisk } from './testing/loop-image.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/**
 * The database lives in a file system inside an image file. A copy of the image taken while the writer is at
 * work holds exactly what had reached the block device: what a disk holds after the power went.
 */
describe.skipIf(isPostgresRun)('a power cut under the embedded engine', () => {
  it.skipIf(isPostgresRun || !canMountImages())(
    'loses no acknowledged row (skipped without root and loop devices on Linux)',
    { timeout: 60_000 + 30_000 * rounds },
    async () => {
      const disk = mountDisk(temporaryFolder());
      onTestFinished(disk.unmount);

      const acknowledged: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const child = runChildScript('insert-until-killed.ts', disk.dataDir);
        onTestFinished(() => child.kill());
        acknowledged.push(...(await readAcknowledged(child.lines, 40 + 60 * round)));
        // Copying takes a moment and a power cut none, so the writer must stand still meanwhile.
        child.pause();
        disk.copyDisk();
        await child.kill();
        await disk.inspect(async (dataDir) => {
          expect(missing(acknowledged, await findNotes(dataDir))).toEqual([]);
        });
      }
    },
  );
});
