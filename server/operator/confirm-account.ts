import type { OperatedAccount } from '#server/features/accounts/operator.queries.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { printable } from './printable.ts';

/** The operator's own mistake. */
export class BadCommand extends OperatorProblem {
  override name = 'BadCommand';
}

export type Terminal = {
  print: (text: string) => void;
  /** The typed answer, or null where nobody can type one. */
  ask: (question: string) => Promise<string | null>;
};

/**
 * Whose account it is, typed once more: for what opens an account to whoever asked, or cannot be taken back. There is no flag
 * instead of it; a script answers on standard input, and so has to know the address too.
 */
export const confirmAccount = async (
  { ask }: Terminal,
  { email }: OperatedAccount,
  whatHappens: string,
): Promise<void> => {
  const answer = await ask(`${whatHappens} Type ${printable(email)} to confirm: `);
  if (answer === null)
    throw new BadCommand(
      'Nobody answered. Type the address, or pass it on standard input. Nothing was done.',
    );
  if (answer.trim().toLowerCase() !== email) throw new BadCommand('Not the same address. Nothing was done.');
};
