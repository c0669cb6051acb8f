import { z } from 'zod';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { askService } from './control.ts';
import { type OperatorNeeds, runOperator } from './run-operator.ts';

/*
 * The embedded database is the service's own, so it runs the command itself. It cannot ask anybody: where the command has a question,
 * the service says which, and is sent the command again together with the answers so far. Until the last of them is
 * right, a command only reads.
 */
const commandShape = z.object({ args: z.array(z.string()), answers: z.array(z.string().nullable()) });
const replyShape = z.object({
  printed: z.array(z.string()),
  question: z.string().optional(),
  problem: z.string().optional(),
});
type Reply = z.output<typeof replyShape>;

class Unanswered extends Error {}

/** In the service: one command, with what was answered until now. */
export const serveOperator =
  (needs: Omit<OperatorNeeds, 'print' | 'ask'>) =>
  async (body: string): Promise<string> => {
    const { args, answers } = commandShape.parse(JSON.parse(body));
    const reply: Reply = { printed: [] };
    let asked = 0;
    const ask = async (question: string): Promise<string | null> => {
      const answer = answers[asked];
      asked += 1;
      if (answer !== undefined) return answer;
      reply.question = question;
      throw new Unanswered();
    };
    try {
      await runOperator(args, { ...needs, print: (text) => void reply.printed.push(text), ask });
    } catch (error) {
      if (error instanceof OperatorProblem) reply.problem = error.message;
      else if (!(error instanceof Unanswered)) throw error;
    }
    return JSON.stringify(reply);
  };

/** In the command: false when no service answers that knows how. */
export const runThroughService = async (
  dataDir: string,
  args: readonly string[],
  { print, ask }: Pick<OperatorNeeds, 'print' | 'ask'>,
): Promise<boolean> => {
  const answers: (string | null)[] = [];
  let shown = 0;
  for (;;) {
    const answer = await askService(dataDir, 'operator', JSON.stringify({ args, answers }));
    if (!answer) return false;
    if (!answer.ok) throw new OperatorProblem(`The running service could not do that: ${answer.text}`);
    const { printed, question, problem } = replyShape.parse(JSON.parse(answer.text));
    for (const text of printed.slice(shown)) print(text);
    shown = Math.max(shown, printed.length);
    if (problem !== undefined) throw new OperatorProblem(problem);
    if (question === undefined) return true;
    answers.push(await ask(question));
  }
};
