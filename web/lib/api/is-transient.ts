import { isApiError } from './api-error.ts';

/** A lost connection or a busy or failing server may recover; a refusal will not. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status === 429 || error.status >= 500);
