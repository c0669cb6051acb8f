/** Was this error the named constraint doing its work? Both engines report it alike, below drizzle's wrapper. */
export const violates = (error: unknown, constraint: string): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true;
  }
  return false;
};
