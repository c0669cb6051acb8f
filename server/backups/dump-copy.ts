// A process of its own: reads a copy of the embedded database into a backup, so that the service goes on meanwhile.
import { dumpDatabase } from '../db/backup/dump-database.ts';
import { openCopyToRead } from '../db/engine/embedded-engine.ts';
import { failWith } from '../system/operator-problem.ts';
import { version } from '../system/version.ts';

const dump = async ([copy = '', path = '', at = '']: string[]): Promise<void> => {
  const engine = await openCopyToRead(copy);
  try {
    await dumpDatabase(engine, path, { version, engine: 'embedded', at });
  } finally {
    await engine.close();
  }
};

dump(process.argv.slice(2)).catch(failWith);
