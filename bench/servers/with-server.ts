import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { endWithBench } from './end-with-bench.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Environment = {
  DATA_DIR?: string;
  DATABASE_URL?: string;
  SEED_DEMO?: 'true' | 'false';
  RATE_LIMIT_FACTOR?: string;
  TRUST_PROXY?: string;
};

/** The real server in a process of its own, in production mode, on a data folder of its own unless one is given. */
export const withServer = async <T>(
  environment: Environment,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> => {
  const server = await startServerProcess({
    RATE_LIMIT_FACTOR: '1000000',
    // All of a bench's phones and boards have one address.
    CONNECTIONS_PER_ADDRESS: '100000',
    DATA_DIR: temporaryFolder(),
    ...environment,
  });
  const ended = endWithBench(server.pid);
  try {
    return await work(server);
  } finally {
    await server.stop();
    ended();
  }
};
