import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

/** An image file with an empty ext4 file system. */
export function formatImage(path: string, megabytes = 512): void {
  const descriptor = openSync(path, 'w');
  ftruncateSync(descriptor, megabytes * 1024 * 1024);
  closeSync(descriptor);
  run('mkfs.ext4', '-q', '-F', path);
}

/** Mounts an image; the returned function unmounts it, which also frees the loop device. */
export function mountImage(image: string, mountPoint: string): () => void {
  // The kernel would write everything out by itself every five seconds and hide a missing fsync.
  run('mount', '-t', 'ext4', '-o', 'loop,commit=600', image, mountPoint);
  let mounted = true;
  return () => {
    // Lazily, so that a database which failed to open and still holds files cannot keep the device.
    if (mounted) run('umount', '--lazy', mountPoint);
    mounted = false;
  };
}

export function canMountImages(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'menta-loop-'));
  try {
    const [image, mountPoint] = [join(folder, 'probe.img'), join(folder, 'probe')];
    mkdirSync(mountPoint);
    formatImage(image, 8);
    mountImage(image, mountPoint)();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
