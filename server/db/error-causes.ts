/** An error and what caused it, outermost first: Drizzle wraps what a driver throws. */
export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];
