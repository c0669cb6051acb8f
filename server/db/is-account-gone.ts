import { causesOf } from './error-causes.ts';

/** Was something written for an account that was deleted meanwhile? Whatever an owner has refers to the account itself. */
export const isAccountGone = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'constraint' in cause && String(cause.constraint).endsWith('_users_id_fk'));
