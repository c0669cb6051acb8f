// A process of its own: reads a backup back, into a scratch database where there is room for one, and prints what that proved.
import { BadBackup, verifyBackup } from '../db/backup/backup-file.ts';
import { mayNotMakeSchemas, proveRestorable } from '../db/backup/prove-restorable.ts';
import { emptyDataDir } from '../db/empty-data.ts';
import { openScratchFolder } from '../db/engine/embedded-engine.ts';
import { openPostgresEngine } from '../db/engine/postgres-engine.ts';
import type { Outcome } from './backup-proof.ts';
import { doJob } from './beside-job.ts';

/** Where it is read back; `onlyFile` says why nowhere. */
export type ProofJob = { file: string } & (
  | { databaseUrl: string }
  | { scratch: string }
  | { onlyFile: string }
);

const proveFile = async (file: string, why: string): Promise<Outcome> => {
  await verifyBackup(file);
  return { state: 'only the file', why };
};

const prove = async (job: ProofJob): Promise<Outcome> => {
  if ('onlyFile' in job) return proveFile(job.file, job.onlyFile);
  const engine =
    'scratch' in job
      ? await openScratchFolder(job.scratch, { emptyDataDir })
      : await openPostgresEngine({ databaseUrl: job.databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  try {
    return { state: 'restorable', orders: await proveRestorable(engine, job.file) };
  } catch (error) {
    if (!mayNotMakeSchemas(error)) throw error;
    return proveFile(job.file, 'the user of the database may not make a schema');
  } finally {
    await engine.close();
  }
};

doJob(async (job: ProofJob) => {
  const outcome = await prove(job).catch((error: unknown): Outcome => {
    if (!(error instanceof BadBackup)) throw error;
    return { state: 'failed', why: error.message };
  });
  return JSON.stringify(outcome);
});
