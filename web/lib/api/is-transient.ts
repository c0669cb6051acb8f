import { isApiError } from './api-error.ts';

/** A lost connection, a busy or a struggling server may pass; a refusal will not. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status === 429 || error.status >= 500);
