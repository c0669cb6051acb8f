/** The driver timed out, but the connection still waits, and so would its next user. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
