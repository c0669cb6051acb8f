import { failWith, OperatorProblem } from '../system/operator-problem.ts';
import { findOutsideReason } from './backup-failure.ts';

/** In a process that `runBeside` started: its job, which it prints the result of. */
export const doJob = <Job>(work: (job: Job) => Promise<string>): void => {
  let begun = '';
  const begin = (text: string): void => {
    begun += text;
    const end = begun.indexOf('\n');
    if (end < 0) return;
    process.stdin.off('data', begin);
    work(JSON.parse(begun.slice(0, end)))
      .then((result) => void process.stdout.write(result))
      .catch((error: unknown) => {
        const reason = findOutsideReason(error);
        failWith(reason === null ? error : new OperatorProblem(reason));
      })
      .finally(() => process.stdin.unref());
  };
  // Whoever wanted it holds the other end: when that process is gone, nobody does.
  process.stdin
    .setEncoding('utf8')
    .on('data', begin)
    .on('end', () => process.exit(1))
    .resume();
};
