import { rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minuteMs } from '#core/hours/zone-clock.ts';
import { dumpInto } from '#server/db/backup/dump-database.ts';
import { appearWhole, copyIn, partialIn, removeAbandoned } from '#server/db/backup/unfinished-backup.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { databaseBytes } from '#server/db/tables/database-bytes.ts';
import type { Clock } from '#server/system/clock.ts';
import { requireRoom } from '#server/system/free-space.ts';
import { version } from '#server/system/version.ts';
import { unprovedOf } from './backup-names.ts';
import { NotRestorable, type Proof, sentenceOf, storeProof } from './backup-proof.ts';
import type { BackupSource } from './backup-source.ts';
import { runBeside } from './beside.ts';
import type { DumpJob } from './dump-copy.ts';
import { proveFile } from './prove-backup.ts';
import { whileRoom } from './room.ts';

const dumpCopyScript = fileURLToPath(new URL('./dump-copy.ts', import.meta.url));

/**
 * The embedded database is one connection: reading all of it would make everybody wait. So its folder is copied, which takes a
 * moment, and another process reads the copy.
 */
const dumpByCopy = async (
  engine: Required<Pick<Engine, 'copyTo'>>,
  unfinished: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const copy = copyIn(unfinished);
  await engine.copyTo(copy, signal);
  signal?.throwIfAborted();
  const job: DumpJob = { copy, file: partialIn(unfinished), at: at.toISOString() };
  await runBeside(dumpCopyScript, job, signal).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new Error(`writing the backup failed: ${error.message}`);
  });
  await rm(copy, { recursive: true, force: true });
};

/** Each statement reads a hundred rows. One that takes ten minutes waits for a connection that is silent. */
const patienceMs = 10 * minuteMs;

/** On a connection of its own, past the pooler. */
export const dumpPostgres = async (
  databaseUrl: string,
  file: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 1, statementTimeoutMs: patienceMs });
  try {
    await dumpInto(engine, file, { version, engine: 'postgres', at: at.toISOString() }, signal);
  } finally {
    await engine.close();
  }
};

const dump = async (
  { engine, databaseUrl, isAlone = false }: BackupSource,
  unfinished: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> => {
  const file = partialIn(unfinished);
  if (databaseUrl) return dumpPostgres(databaseUrl, file, at, signal);
  if (isAlone)
    return void (await dumpInto(engine, file, { version, engine: 'embedded', at: at.toISOString() }, signal));
  const { copyTo } = engine;
  if (!copyTo) throw new Error('this database cannot be copied while it is open');
  await dumpByCopy({ copyTo }, unfinished, at, signal);
};

/** Of the database's size: the copy of the embedded one, and the file beside it. */
const roomForCopy = 1.5;

/** One consistent file, while the service goes on, which was read back. Broken off it leaves nothing. Answers what that proved. */
export const makeBackup = async (
  source: BackupSource,
  path: string,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Proof> => {
  const folder = dirname(path);
  // What a killed one left may be all that fills the disk.
  await removeAbandoned(folder);
  requireRoom(folder, source.databaseUrl ? 0 : (await databaseBytes(source.engine.db)) * roomForCopy);
  return appearWhole(path, async (unfinished) => {
    await whileRoom(folder, signal, (both) => dump(source, unfinished, clock.now(), both));
    const file = partialIn(unfinished);
    const outcome = await proveFile(source, file, unfinished, signal);
    const proof = { file: basename(path), at: clock.now(), outcome };
    if (folder === source.folder) storeProof(folder, proof);
    if (outcome.state !== 'failed') return proof;
    await rename(file, unprovedOf(path));
    throw new NotRestorable(`the backup was ${sentenceOf(proof)}. What was made is ${unprovedOf(path)}.`);
  });
};
