import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideIt, scratchIn } from '#server/db/backup/unfinished-backup.ts';
import { databaseBytes } from '#server/db/tables/database-bytes.ts';
import type { Clock } from '#server/system/clock.ts';
import { whyNoRoom } from '#server/system/free-space.ts';
import { type Outcome, type Proof, storeProof } from './backup-proof.ts';
import type { BackupSource } from './backup-source.ts';
import { runBeside } from './beside.ts';
import type { ProofJob } from './prove-file.ts';
import { whileRoom } from './room.ts';

const proveFileScript = fileURLToPath(new URL('./prove-file.ts', import.meta.url));

const run = async (job: ProofJob, signal?: AbortSignal): Promise<Outcome> =>
  JSON.parse(await runBeside(proveFileScript, job, signal));

const inScratch = async (file: string, scratch: string, signal?: AbortSignal): Promise<Outcome> => {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    return await whileRoom(scratch, signal, (both) => run({ file, scratch }, both));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

/** Reads it back into a scratch database in this folder, or in a scratch schema. Where that cannot be, the file alone is looked at. */
export const proveFile = async (
  { engine, databaseUrl }: BackupSource,
  file: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Outcome> => {
  const why = databaseUrl ? null : whyNoRoom(folder, await databaseBytes(engine.db));
  if (why) return run({ file, onlyFile: why }, signal);
  try {
    return databaseUrl
      ? await run({ file, databaseUrl }, signal)
      : await inScratch(file, scratchIn(folder), signal);
  } catch (error) {
    signal?.throwIfAborted();
    return run({ file, onlyFile: error instanceof Error ? error.message : String(error) }, signal);
  }
};

/** One that was made before, in the folder of each night. */
export const proveBackup = (
  source: BackupSource,
  path: string,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Proof> =>
  besideIt(path, async (folder) => {
    const outcome = await proveFile(source, path, folder, signal);
    const proof = { file: basename(path), at: clock.now(), outcome };
    storeProof(dirname(path), proof);
    return proof;
  });
