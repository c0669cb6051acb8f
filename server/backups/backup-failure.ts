import { causesOf } from '#server/db/error-causes.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';

/** A full disk, a folder that cannot be written, a database that went away: what it said. Null for a bug of ours. */
export const findOutsideReason = (error: unknown): string | null =>
  error instanceof Error && ('syscall' in error || isUnavailable(error))
    ? (causesOf(error).at(-1)?.message ?? null)
    : null;
