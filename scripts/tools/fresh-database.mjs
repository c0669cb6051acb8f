import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Lends an empty database on a PostgreSQL server, which may be somebody's own: it goes again.
 * @template T
 * @param {string} serverUrl
 * @param {(databaseUrl: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFreshDatabase(serverUrl, work) {
  const name = `menta_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
