import { inspect } from 'node:util';

/** What the operator can mend: the message is a sentence for them, and a stack would only hide it. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}

/** How a command ends that could not do its work. */
export const failWith = (error: unknown): void => {
  process.stderr.write(`${error instanceof OperatorProblem ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
};
