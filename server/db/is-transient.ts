import { causesOf } from './error-causes.ts';

/** PostgreSQL rolled one side back in favour of another: serialization failure, deadlock. */
const transientCodes = new Set<unknown>(['40001', '40P01']);

/** Whether the same transaction, run again, finds the other side finished. */
export const isTransient = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && transientCodes.has(cause.code));
