/** The driver gave up waiting; the connection still does, and so would whoever got it next. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
