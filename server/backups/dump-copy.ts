// A process of its own: reads a copy of the embedded database into a backup, so that the service goes on meanwhile.
import { dumpInto } from '../db/backup/dump-database.ts';
import { openCopyToRead } from '../db/engine/embedded-engine.ts';
import { version } from '../system/version.ts';
import { doJob } from './beside-job.ts';

export type DumpJob = { copy: string; file: string; at: string };

doJob(async ({ copy, file, at }: DumpJob) => {
  const engine = await openCopyToRead(copy);
  try {
    await dumpInto(engine, file, { version, engine: 'embedded', at });
    return '';
  } finally {
    await engine.close();
  }
});
