import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findNotes, missing, readAcknowledged } from './testing/acknowledged-notes.ts';
import { runChildScript } from './testing/child-script.ts';
import { isPostgresRun, powerCutRounds as rounds } from './testing/engine-under-test.ts';
import { canMountImages, formatImage, mountImage } from './testing/loop-image.ts';
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
      const folder = temporaryFolder();
      const [disk, diskAfterCut] = [join(folder, 'disk.img'), join(folder, 'after-cut.img')];
      const [live, revived] = [join(folder, 'live'), join(folder, 'revived')];
      for (const mountPoint of [live, revived]) mkdirSync(mountPoint);
      formatImage(disk);
      const unmountLive = mountImage(disk, live);
      onTestFinished(unmountLive);

      const acknowledged: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const child = runChildScript('insert-until-killed.ts', join(live, 'data'));
        onTestFinished(() => child.kill());
        acknowledged.push(...(await readAcknowledged(child.lines, 40 + 60 * round)));
        // Copying takes a moment and a power cut none, so the writer must stand still meanwhile.
        child.pause();
        copyFileSync(disk, diskAfterCut);
        await child.kill();

        const unmountRevived = mountImage(diskAfterCut, revived);
        try {
          expect(missing(acknowledged, await findNotes(join(revived, 'data')))).toEqual([]);
        } finally {
          unmountRevived();
          rmSync(diskAfterCut);
        }
      }
    },
  );
});
