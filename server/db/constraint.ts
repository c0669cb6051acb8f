import { causesOf } from './error-causes.ts';

/** Was this error the named constraint doing its work? Both engines report it alike, below Drizzle's wrapper. */
export const violates = (error: unknown, constraint: string): boolean =>
  causesOf(error).some((cause) => 'constraint' in cause && cause.constraint === constraint);
