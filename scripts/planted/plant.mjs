import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often the text that a defect replaces is in its file. Anything but once would be another defect, or none. */
export function countPlaces(root, { file, text }) {
  return readFileSync(join(root, file), 'utf8').split(text).length - 1;
}

/** Returns what takes the defect out again. */
export function plant(root, { file, text, becomes }) {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  // A function, because `$&` in a replacement would mean something.
  writeFileSync(
    path,
    sound.replace(text, () => becomes),
  );
  return () => writeFileSync(path, sound);
}
