import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { prepareBackupFolder } from './backup-folder.ts';

it('is made at the start, with those above it', () => {
  const folder = join(temporaryFolder(), 'usb', 'גיבויים');
  expect(prepareBackupFolder(folder)).toBeNull();
  expect(existsSync(folder)).toBe(true);
});

it('stops the start, by the name of its setting, where no folder can be', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const [folder, code] of [
    [file, 'EEXIST'],
    [join(file, 'a'), 'ENOTDIR'],
    [join(temporaryFolder(), 'a'.repeat(300)), 'ENAMETOOLONG'],
  ])
    expect(() => prepareBackupFolder(folder ?? '')).toThrow(
      new OperatorProblem(`BACKUP_DIR is ${folder}, where no folder can be made (${code}).`),
    );
});

it.runIf(existsSync('/proc/self'))('does not look for ever for a place in /proc', () => {
  expect(() => prepareBackupFolder('/proc/menta')).toThrow('BACKUP_DIR is /proc/menta,');
});
