import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreEmbedded, restorePostgres } from './db/backup/restore-database.ts';
import { openEngine } from './db/engine/open-engine.ts';
import { migrationsFolder } from './db/migrations-folder.ts';
import { BadEnvironment, directDatabaseUrl, readEnv } from './system/env.ts';
import { failWith } from './system/operator-problem.ts';

const readArguments = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'as-it-was': { type: 'boolean' } } });
  } catch (error) {
    throw new BadEnvironment(`${(error as Error).message}\nSee: npm run restore -- FILE [--as-it-was]`);
  }
};

/** `npm run restore -- FILE`: into the database of this environment, which keeps what it had under another name. */
const restore = async (args: string[]): Promise<void> => {
  const { positionals, values } = readArguments(args);
  const [file] = positionals;
  if (!file) throw new BadEnvironment('Which file? npm run restore -- FILE');
  const env = readEnv(process.env);
  const path = resolve(file);
  const databaseUrl = directDatabaseUrl(env);
  const now = new Date();
  const { rows, schema, keptAs } = databaseUrl
    ? await restorePostgres(databaseUrl, path, now)
    : await restoreEmbedded(env.DATA_DIR, path, now);
  if (!values['as-it-was']) {
    // A backup of an older version: up to date at once, so that whoever restored it sees that it can be.
    const engine = await openEngine({ databaseUrl: databaseUrl ?? undefined, dataDir: env.DATA_DIR });
    try {
      await engine.migrate(migrationsFolder);
    } finally {
      await engine.close();
    }
  }
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  console.log(
    `${count.toLocaleString('en')} rows are restored: ${rows.users ?? 0} accounts, ${rows.orders ?? 0} orders.`,
  );
  if (keptAs) console.log(`What was there before is ${databaseUrl ? 'in the schema' : 'in'} ${keptAs}.`);
  if (values['as-it-was'])
    console.log(`The schema is ${schema}, as it was: put that version in place now, before anything starts.`);
};

restore(process.argv.slice(2)).catch(failWith);
