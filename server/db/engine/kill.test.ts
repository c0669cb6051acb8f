import { describe, expect, it, onTestFinished } from 'vitest';
import { findNotes, missing, readAcknowledged } from './testing/acknowledged-notes.ts';
import { runChildScript } from './testing/child-script.ts';
import { isPostgresRun } from './testing/engine-under-test.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const rounds = 3;

describe.skipIf(isPostgresRun)('kill -9 of the embedded engine', () => {
  it('loses no acknowledged row and doubles none', { timeout: 120_000 }, async () => {
    const dataDir = temporaryFolder();
    const acknowledged: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const child = runChildScript('insert-until-killed.ts', dataDir);
      onTestFinished(() => child.kill());
      acknowledged.push(...(await readAcknowledged(child.lines, 100 * round)));
      await child.kill();
      const found = await findNotes(dataDir);
      expect(missing(acknowledged, found)).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});
