import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLastBackup } from '#server/backups/backup-folder.ts';
import { findProof } from '#server/backups/backup-proof.ts';
import { DataFolderInUse } from '#server/db/engine/data-folder-lock.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { readSchemaState } from '#server/db/migrating/schema-state.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { findSmtpFailure } from '#server/mail/find-smtp-failure.ts';
import type { Clock } from '#server/system/clock.ts';
import { backupFolder, type Env } from '#server/system/env.ts';
import { freeSpace, nearestFolder } from '#server/system/free-space.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { DatabaseFacts, InstallationFacts, Room } from './facts.ts';
import { findLastEventAt, listCertificates, readClockAndSize } from './installation.queries.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** By writing to it: that is what it is for. */
const measureRoom = (path: string): Room & { aheadMs?: number } => {
  const probe = join(nearestFolder(path), `menta-check-${process.pid}`);
  try {
    const before = Date.now();
    writeFileSync(probe, 'menta');
    const between = (before + Date.now()) / 2;
    const aheadMs = statSync(probe).mtimeMs - between;
    return { path, freeBytes: freeSpace(path), aheadMs };
  } catch (error) {
    return { path, unusable: codeOf(error) };
  } finally {
    rmSync(probe, { force: true });
  }
};

const readDatabase = async ({ kind, db }: Engine): Promise<DatabaseFacts> => {
  const schema = await readSchemaState(db, migrationsFolder);
  const before = Date.now();
  const { at, bytes } = await readClockAndSize(db);
  const aheadMs = kind === 'postgres' ? at.getTime() - (before + Date.now()) / 2 : null;
  // Of an older or newer schema no more is known than that it is one.
  if (schema.isNewer || schema.pending.length > 0)
    return { schema, bytes, aheadMs, lastEventAt: null, certificates: [] };
  return {
    schema,
    bytes,
    aheadMs,
    lastEventAt: await findLastEventAt(db),
    certificates: await listCertificates(db),
  };
};

type Needs = {
  env: Env;
  clock: Clock;
  /** Without changing it; null when there is no database yet. One that a running service has is that service's to look at. */
  openDatabase: () => Promise<Engine | null>;
};

/** Looks at everything once. What cannot be looked at is a fact too. */
export const gatherFacts = async ({ env, clock, openDatabase }: Needs): Promise<InstallationFacts> => {
  const folder = backupFolder(env);
  const database = async (): Promise<InstallationFacts['database']> => {
    const engine = await openDatabase();
    return engine ? readDatabase(engine) : 'not made yet';
  };
  return {
    now: clock.now(),
    settings: env,
    database: await database().catch((error: unknown) => {
      if (!(error instanceof OperatorProblem) || error instanceof DataFolderInUse) throw error;
      return { unusable: error.message };
    }),
    dataFolder: measureRoom(env.DATA_DIR),
    backups:
      folder === null
        ? null
        : {
            ...measureRoom(folder),
            lastAt: findLastBackup(folder)?.at ?? null,
            proof: findProof(folder),
          },
    mailFailure: env.SMTP_URL ? await findSmtpFailure(env.SMTP_URL) : null,
  };
};
