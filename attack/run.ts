/**
 * node attack/run.ts [--seed N] [--requests N | --long] [--together N] [--only endpoint,endpoint]
 *
 * Sends generated requests to every endpoint of the contract, in memory or on the PostgreSQL of DATABASE_URL, prints what
 * was answered, and ends with 1 when an answer, the database or the log is not as it must be.
 */
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { users } from '#server/db/schema.ts';
import { attack } from './attack.ts';
import { readPlan } from './options.ts';
import type { Plan } from './parts/endpoints.ts';
import { formatPlace, formatReport } from './report/format-report.ts';

const openDatabase = async () => {
  const { DATABASE_URL: databaseUrl } = process.env;
  const engine = databaseUrl
    ? await openPostgresEngine({ databaseUrl, poolSize: 10 })
    : await openEmbeddedEngine({ dataDir: null });
  await engine.migrate(migrationsFolder);
  if ((await engine.db.$count(users)) > 0)
    throw new Error(
      'This database has accounts. An attack wants an empty one, and leaves it full of rubbish.',
    );
  return engine;
};

const plan = readPlan(process.argv.slice(2));
const engine = await openDatabase();
console.log(
  `${plan.requests} requests to each of ${plan.endpoints.length} endpoints on the ${engine.kind} database`,
);
const onAttacked: Plan['onAttacked'] = (name, soFar) => console.log(formatPlace(soFar, name));
const report = await attack(engine, { ...plan, onAttacked });
await engine.close();
console.log(formatReport(report, plan.seed));
// Nothing that an attack left half open may keep the process.
process.exit(report.failures.length > 0 ? 1 : 0);
