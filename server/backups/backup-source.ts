import type { Engine } from '#server/db/engine/database.ts';

/** What is backed up, and how it can be reached. */
export type BackupSource = {
  engine: Engine;
  databaseUrl: string | null;
  /** Where those of each night are; null: nowhere. */
  folder: string | null;
  /** Nobody else uses the database, so nobody waits. */
  isAlone?: boolean;
};

/** A database in memory is a test's. */
export const canBackUp = ({ engine, databaseUrl }: BackupSource): boolean =>
  databaseUrl !== null || engine.copyTo !== undefined;
