import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOutsideReason } from './backups/backup-failure.ts';
import { nameByHand } from './backups/backup-names.ts';
import { sentenceOf } from './backups/backup-proof.ts';
import { makeBackup } from './backups/make-backup.ts';
import { dropUnfinished } from './db/backup/unfinished-backup.ts';
import { DataFolderInUse } from './db/engine/data-folder-lock.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { askService } from './operator/control.ts';
import { systemClock } from './system/clock.ts';
import { backupFolder, directDatabaseUrl, type Env, readEnv } from './system/env.ts';
import { NoRoom } from './system/free-space.ts';
import { failWith, OperatorProblem } from './system/operator-problem.ts';

/** `npm run backup [-- FILE]`: one consistent file, whether the service runs or not. */
const backUp = async ([file]: string[]): Promise<void> => {
  const env = readEnv(process.env);
  const path = resolve(file ?? join(backupFolder(env) ?? '.', nameByHand(systemClock.now())));
  const proof = await write(env, path);
  console.log(`The backup was ${proof}.\n${path}: ${statSync(path).size.toLocaleString('en')} bytes.`);
};

const write = async (env: Env, path: string): Promise<string> => {
  const databaseUrl = directDatabaseUrl(env);
  let engine: Awaited<ReturnType<typeof openEngine>>;
  try {
    engine = await openEngine({ databaseUrl: databaseUrl ?? undefined, dataDir: env.DATA_DIR });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const answer = await askService(env.DATA_DIR, 'backup', path);
    if (!answer) throw error;
    if (!answer.ok) throw new OperatorProblem(`No backup was made: ${answer.text}`);
    return answer.text;
  }
  try {
    const source = { engine, databaseUrl, folder: backupFolder(env), isAlone: true };
    return sentenceOf(await makeBackup(source, path, systemClock));
  } finally {
    await engine.close();
  }
};

const explain = (error: unknown): unknown => {
  const reason = error instanceof NoRoom ? error.message : findOutsideReason(error);
  return reason === null ? error : new OperatorProblem(`No backup was made: ${reason}`);
};

// Asked to stop, it leaves nothing. The service that was asked to make it sees that nobody waits, and leaves nothing either.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    dropUnfinished();
    process.stderr.write('No backup was made: the command was stopped.\n');
    process.exit(1);
  });

backUp(process.argv.slice(2)).catch((error: unknown) => failWith(explain(error)));
