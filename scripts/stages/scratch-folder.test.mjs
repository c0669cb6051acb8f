import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeScratchFolder } from './scratch-folder.mjs';

const make = (enough) => {
  const folder = makeScratchFolder(enough);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

it('is on the disk where memory has too little room', () => {
  expect(dirname(make(Number.POSITIVE_INFINITY))).toBe(tmpdir());
});

it.runIf(existsSync('/dev/shm'))('is in memory where there is room, and other accounts may enter', () => {
  const folder = make(1);
  expect(dirname(folder)).toBe('/dev/shm');
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
