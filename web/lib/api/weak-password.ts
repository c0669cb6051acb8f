import { type ApiError, isApiError } from './api-error.ts';

/** A new password that the server refused because it is easily guessed; its sentence says why. */
export const isWeakPassword = (error: unknown): error is ApiError =>
  isApiError(error, 'common_password') || isApiError(error, 'personal_password');
