import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { makeFolder } from './make-folder.ts';

it('makes a folder with those above it, once', () => {
  const folder = join(temporaryFolder(), 'a', 'ב', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

it('names what is in the way', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'a'))).toThrow('ENOTDIR');
});

it.runIf(existsSync('/proc'))('ends where no folder can be', () => {
  expect(() => makeFolder('/proc/menta/backups')).toThrow(
    "ENOENT: no such file or directory, mkdir '/proc/menta'",
  );
});
