import { OperatorProblem } from '#server/system/operator-problem.ts';
import { causesOf } from '../error-causes.ts';
import { DatabaseUnusable } from './database-unusable.ts';

/** All migrations are one transaction: one that fails leaves the database as it was, and the operator a sentence. */
export const explainMigration = (error: unknown): never => {
  if (error instanceof OperatorProblem) throw error;
  const reason = causesOf(error).at(-1)?.message ?? String(error);
  throw new DatabaseUnusable(
    `The database could not be brought up to date and was left as it was: ${reason}. ` +
      'Restore the version of Menta that ran before, or mend this and start again.',
    { cause: error },
  );
};
