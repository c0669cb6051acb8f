import { connect } from 'node:net';
import { checkRawAnswer, readRawAnswers } from '../checks/raw-answers.ts';
import type { watchLog } from '../checks/watch-log.ts';
import type { Report } from '../report/report.ts';
import type { AttackedApp } from '../world/open-app.ts';
import { generateRawRequests, type RawRequest } from './raw-requests.ts';

const where = 'raw sockets';
const atOnce = 40;

/** Sends the bytes and waits for the server to end the connection, as it must, in its own time. */
const exchange = (url: string, bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A reset is one way of being closed.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });

type Needs = { attacked: AttackedApp; watch: ReturnType<typeof watchLog>; report: Report };

/** What is no request, or only nearly one. The server's own time limits end what never becomes one. */
export const attackSockets = async (
  { attacked, watch, report }: Needs,
  { seed, requests }: { seed: number; requests: number },
): Promise<void> => {
  const sendOne = async ({ what, bytes }: RawRequest): Promise<void> => {
    const fail = (problem: string) =>
      report.fail({
        where,
        problem: `${what}: ${problem}`,
        reproduction: `  ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`,
      });
    const received = await exchange(attacked.url, bytes);
    const isHead = bytes.subarray(0, 5).toString() === 'HEAD ';
    const { answers, rest } = readRawAnswers(received, isHead);
    if (answers.length === 0) report.answered(where, 0);
    for (const answer of answers) {
      report.answered(where, answer.status);
      for (const problem of checkRawAnswer(answer, isHead)) fail(problem);
    }
    if (rest > 0) fail(`${rest} bytes of the answer are no answer`);
  };

  const all = generateRawRequests(seed, requests);
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(sendOne));

  const alive = await fetch(`${attacked.url}/healthz`).then(({ status }) => status, String);
  if (alive !== 200)
    report.fail({ where, problem: `afterwards the server is not well: ${alive}`, reproduction: '' });
  for (const problem of watch.takeProblems()) report.fail({ where, problem, reproduction: '' });
};
