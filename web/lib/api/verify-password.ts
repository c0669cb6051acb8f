import { isApiError } from './api-error.ts';
import { call } from './call.ts';

export type PasswordAnswer = { kind: 'right' } | { kind: 'wrong' } | { kind: 'failed'; error: unknown };

/** Starts the few minutes in which the session may do what needs the account's password. */
export const verifyPassword = async (password: string): Promise<PasswordAnswer> => {
  try {
    await call('POST /users/verify-password', { body: { password } });
    return { kind: 'right' };
  } catch (error) {
    if (isApiError(error, 'wrong_password')) return { kind: 'wrong' };
    return { kind: 'failed', error };
  }
};
