import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';

type Entry = { idx: number; when: number; tag: string };

const copyMigrations = (change: (entries: Entry[], folder: string) => Entry[]): string => {
  const folder = temporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: Entry[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: change(journal.entries, folder) }));
  return folder;
};

/** The migrations of an earlier version, whose last one is named. */
export const migrationsUpTo = (tag: string): string =>
  copyMigrations((entries) => entries.slice(0, entries.findIndex((entry) => entry.tag === tag) + 1));

/** Those of a later version, which has one more. */
export const migrationsAnd = (tag: string, statements: string): string =>
  copyMigrations((entries, folder) => {
    writeFileSync(join(folder, `${tag}.sql`), statements);
    const last = entries.at(-1);
    if (!last) throw new Error('there are no migrations');
    return [...entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }];
  });
