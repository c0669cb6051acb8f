import { causesOf } from './error-causes.ts';

/** PostgreSQL ends a deadlock by rolling one side back; run again, it finds the other side finished. */
const maxAttempts = 5;
const deadlockDetected = '40P01';

const isDeadlock = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === deadlockDetected);

/** Runs a whole transaction, or a statement that is one, again when it lost a deadlock. */
export const retryDeadlocks = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempts === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
};
