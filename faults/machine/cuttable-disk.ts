import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kit } from './kit.ts';
import { canMountImages, formatImage, mountImage } from './loop-image.ts';

export const whyNoPowerCut = (): string | null =>
  canMountImages() ? null : 'a power cut needs Linux, the right to mount and loop devices';

/**
 * A file system in a file. What was not synced is only in the kernel's cache of that file system and not yet in the
 * file, so a copy of the file is what a power cut leaves.
 */
export const openCuttableDisk = (kit: Kit) => {
  let count = 0;
  const paths = () => ({
    image: join(kit.folder, `disk-${count}.img`),
    folder: join(kit.folder, `disk-${count}`),
  });
  let current = paths();
  let unmount = () => {};
  const mountCurrent = () => {
    mkdirSync(current.folder);
    unmount = mountImage(current.image, current.folder);
  };
  formatImage(current.image);
  mountCurrent();
  kit.defer(() => unmount());
  return {
    dataDir: (): string => join(current.folder, 'data'),
    /** From here on the disk is what it held at this moment; the caller takes care that nobody writes meanwhile. */
    cut: (): (() => void) => {
      const [before, unmountBefore] = [current, unmount];
      count += 1;
      current = paths();
      copyFileSync(before.image, current.image);
      mountCurrent();
      return () => {
        unmountBefore();
        rmSync(before.image);
      };
    },
  };
};
