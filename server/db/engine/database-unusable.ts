import { OperatorProblem } from '#server/system/operator-problem.ts';

/** The database cannot be used as configured. */
export class DatabaseUnusable extends OperatorProblem {
  override name = 'DatabaseUnusable';
}
