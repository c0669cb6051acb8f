import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { readTemplate } from '#server/testing/embedded-template.ts';
import { withClient } from '#server/testing/postgres-client.ts';
import type { Engine } from '../database.ts';
import { openEmbeddedEngine } from '../embedded-engine.ts';
import { openPostgresEngine } from '../postgres-engine.ts';

/** The suite runs once per engine; tests of one engine only skip themselves in the other run. */
export const isPostgresRun = process.env.TEST_ENGINE === 'postgres';

/** As drizzle-kit writes them. */
export const sampleMigrations = fileURLToPath(new URL('./sample-migrations', import.meta.url));

/** The second statement of its one migration fails. */
export const brokenMigrations = fileURLToPath(new URL('./broken-migrations', import.meta.url));

export async function openEngineUnderTest(): Promise<Engine> {
  if (!isPostgresRun) return openEmbeddedEngine({ dataDir: null, loadDataDir: await readTemplate('empty') });
  return openPostgresEngine({ databaseUrl: await createTestDatabase() });
}

/** An empty database on the throw-away server. */
export async function createTestDatabase(encoding: 'UTF8' | 'SQL_ASCII' = 'UTF8'): Promise<string> {
  const name = `engine_${crypto.randomUUID().replaceAll('-', '')}`;
  await asSuperuser((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C'`),
  );
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function asSuperuser<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(testServerUrl(), run);
}

function testServerUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url)
    throw new Error('TEST_ENGINE=postgres needs TEST_POSTGRES_URL, a superuser URL of a throw-away server.');
  return url;
}
