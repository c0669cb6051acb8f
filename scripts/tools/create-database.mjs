import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * An empty database on a PostgreSQL server, which may be shared: the creator drops it.
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createDatabase(serverUrl) {
  const name = `menta_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(serverUrl, statement) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
