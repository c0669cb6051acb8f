import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { testEngine } from '#server/testing/test-database.ts';

const moveTo = async (DATABASE_URL: string) => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const ended = await runCommandOfOperator('move-to-postgres', [], {
    environment: { DATA_DIR, DATABASE_URL },
  });
  return { ...ended, isHeld: existsSync(DATA_DIR) };
};

describe.runIf(testEngine === 'postgres')('move-to-postgres', () => {
  it('ends with its sentence where there is no PostgreSQL, and never opens the data folder', async () => {
    const { code, complaint, isHeld } = await moveTo('postgres://menta:secret@nohost.invalid/menta');
    expect(complaint).toMatch(/^Menta cannot reach PostgreSQL at nohost\.invalid\/menta: .+\.$/);
    expect(complaint).not.toContain('secret');
    expect({ code, isHeld }).toEqual({ code: 1, isHeld: false });
  });
});
