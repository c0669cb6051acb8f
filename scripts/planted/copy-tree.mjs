import { cpSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is installed, built, stored or secret. The first two are linked: all that tests write to them is kept by its content. */
const linked = ['node_modules', 'dist'];
const left = [...linked, '.git', 'data', 'secrets', 'test-results', '.env'];

/** A copy of the working tree as it is, with whatever is not committed: defects are planted there and nowhere else. */
export function copyTree(root, to) {
  cpSync(root, to, { recursive: true, filter: (path) => !left.includes(relative(root, path)) });
  for (const folder of linked) symlinkSync(join(root, folder), join(to, folder), 'junction');
  return to;
}
