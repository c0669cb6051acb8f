// Global setup of the `postgres` project: `npm test` brings a server along, a bare `npx vitest` gets one here.
import { startPostgres } from './start-postgres.mjs';

export async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const postgres = await startPostgres();
  // Workers inherit the environment of this process.
  process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
