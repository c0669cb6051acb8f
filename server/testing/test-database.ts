import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '#server/db/engine/database.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { newId } from '#server/system/ids.ts';
import { readTemplate } from './embedded-template.ts';
import { withClient } from './postgres-client.ts';
import { reuseDatabases } from './reused-databases.ts';

/** A template is good for as long as the migrations it was made from. */
const migrationsHash = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
};

export const openEmbeddedTestDatabase = async (): Promise<Engine> =>
  openEmbeddedEngine({ dataDir: null, loadDataDir: await readTemplate('migrated') });

const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const requireServerUrl = (): string => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run these tests with `npm test -- postgres`.');
  return url;
};

/** A database of its own on the test server; for tests that open several engines on it. */
export const createPostgresDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const serverUrl = requireServerUrl();
  const template = `menta_template_${migrationsHash()}`;
  const name = `menta_${newId()}`;
  await withClient(serverUrl, async (client) => {
    // Test files start side by side: the first makes the template, the others wait for it.
    await client.query('select pg_advisory_lock(1)');
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await client.query(`create database ${template}_new`);
      const engine = await openPostgresEngine({
        databaseUrl: databaseUrl(serverUrl, `${template}_new`),
        poolSize: 1,
      });
      await engine.migrate(migrationsFolder);
      await engine.close();
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  const drop = () =>
    withClient(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: databaseUrl(serverUrl, name), drop };
};

const openFreshPostgres = async (): Promise<Engine> => {
  const { url, drop } = await createPostgresDatabase();
  const engine = await openPostgresEngine({ databaseUrl: url, poolSize: 10 });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await drop();
    },
  };
};

export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A migrated, empty database that no other test file has had or will have: for tests that end it themselves. */
export const openOwnDatabase = (): Promise<Engine> =>
  testEngine === 'postgres' ? openFreshPostgres() : openEmbeddedTestDatabase();

/** A migrated, empty database on the engine under test. */
export const openTestDatabase = reuseDatabases(openOwnDatabase);
