import { causesOf } from './error-causes.ts';

/** Was something written that refers to a row of this table, which was deleted meanwhile? */
export const isParentGone = (error: unknown, table: 'users' | 'people'): boolean =>
  causesOf(error).some(
    (cause) => 'constraint' in cause && String(cause.constraint).endsWith(`_${table}_id_fk`),
  );

/** Whatever an owner has refers to the account itself. */
export const isAccountGone = (error: unknown): boolean => isParentGone(error, 'users');
