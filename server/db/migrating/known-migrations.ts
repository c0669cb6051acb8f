import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

export type KnownMigration = MigrationMeta & { tag: string };

/** The migrations of this version, in their order, by the names of their files. */
export const knownMigrations = (folder: string): KnownMigration[] => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map(({ tag }) => tag);
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, index) => ({
    ...migration,
    tag: tags[index] ?? '',
  }));
};

type Snapshot = {
  tables: Record<string, { name: string; foreignKeys: Record<string, { tableTo: string }> }>;
};

/** It says which database this is: copied, it would say that the copy is the same one. */
const notCopied = 'database_epochs';

/** What is copied of a database that has had this migration: its tables, parents before children: foreign keys hold at every step. */
export const tablesAfter = (folder: string, { tag }: Pick<KnownMigration, 'tag'>): string[] => {
  const path = join(folder, 'meta', `${tag.slice(0, 4)}_snapshot.json`);
  const { tables } = JSON.parse(readFileSync(path, 'utf8')) as Snapshot;
  const parents = new Map(
    Object.values(tables).map(({ name, foreignKeys }) => [
      name,
      Object.values(foreignKeys).map(({ tableTo }) => tableTo),
    ]),
  );
  const ordered = new Set<string>();
  const add = (name: string, within: readonly string[]): void => {
    if (ordered.has(name) || within.includes(name)) return;
    for (const parent of parents.get(name) ?? []) add(parent, [...within, name]);
    ordered.add(name);
  };
  for (const name of parents.keys()) add(name, []);
  ordered.delete(notCopied);
  return [...ordered];
};
