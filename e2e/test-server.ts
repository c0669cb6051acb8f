import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3199);
// Read again in every worker, which inherits the environment: all of them must mean the same folder.
const dataFolder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'menta-e2e-'));
process.env.E2E_DATA_DIR = dataFolder;

export const baseURL = `http://127.0.0.1:${port}`;

// A PostgreSQL database that is empty; without one the server has an embedded one of its own.
const { E2E_DATABASE_URL } = process.env;

/** The real server on an empty database, for the journeys of every browser. */
export const webServer = {
  // Hashes as cheap as in the tests of the server: journeys sign up a hundred owners.
  command: 'node --import ./server/testing/cheap-hashes.ts server/main.ts',
  cwd: join(import.meta.dirname, '..'),
  url: `${baseURL}/healthz`,
  timeout: 600_000,
  // Its errors belong to the run in which they came.
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    ...(E2E_DATABASE_URL && { DATABASE_URL: E2E_DATABASE_URL }),
    CONTACT_EMAIL: 'hello@menta.test',
    CONTACT_PHONE: '+972 3-555-0123',
    LOG_LEVEL: 'error',
    SEED_DEMO: 'true',
    RATE_LIMIT_FACTOR: '1000',
    // How busy this machine is says nothing of the product: nobody is refused or cut off for it.
    LOOP_DELAY_LIMIT_SECONDS: '600',
    HEADERS_TIMEOUT_SECONDS: '600',
    REQUEST_TIMEOUT_SECONDS: '600',
    IDLE_TIMEOUT_SECONDS: '600',
  },
} as const;
