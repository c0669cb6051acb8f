// A process of its own: reads a copy of the embedded database into a backup, so that the service goes on meanwhile.
import { dumpInto } from '../db/backup/dump-database.ts';
import { openCopyToRead } from '../db/engine/embedded-engine.ts';
import { failWith, OperatorProblem } from '../system/operator-problem.ts';
import { version } from '../system/version.ts';
import { findOutsideReason } from './backup-failure.ts';

const dump = async ([copy = '', file = '', at = '']: string[]): Promise<void> => {
  const engine = await openCopyToRead(copy);
  try {
    await dumpInto(engine, file, { version, engine: 'embedded', at });
  } finally {
    await engine.close();
  }
};

// Whoever wanted it holds the other end: when that process is gone, nobody does.
process.stdin.on('end', () => process.exit(1)).resume();
process.stdin.unref();
dump(process.argv.slice(2)).catch((error: unknown) => {
  const reason = findOutsideReason(error);
  failWith(reason === null ? error : new OperatorProblem(reason));
});
