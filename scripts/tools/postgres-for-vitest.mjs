// Global setup of the `postgres` project.
import { startPostgres } from './start-postgres.mjs';

export async function setup() {
  const postgres = await startPostgres();
  // Workers inherit the environment of this process.
  process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
