import { Agent, request } from 'node:http';
import type { Answer, NoAnswer } from './answer.ts';

export type HttpRequest = {
  method: string;
  /** Sent as it is, with whatever is odd in it. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

/** Whoever waits longer has been forgotten. */
const patienceMs = 30_000;

/** Over a real connection, without the mending that `fetch` does. */
export const createSender = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(url);

  const send = ({ method, path, headers, body }: HttpRequest): Promise<Answer | NoAnswer> =>
    new Promise((resolve) => {
      const failed = (why: string) => resolve({ failed: why });
      const length = body === undefined ? {} : { 'content-length': String(body.length) };
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          const answered = () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            });
          const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            // A stream never ends by itself; its first message is a snapshot of everything.
            if (isStream && chunk.includes('\n\n')) {
              answered();
              sent.destroy();
            }
          });
          answer.on('end', answered);
          answer.on('error', (error) => failed(`the answer broke off: ${error.message}`));
        },
      );
      sent.setTimeout(patienceMs, () => {
        failed('there was no answer');
        sent.destroy();
      });
      sent.on('error', (error) => failed(`the connection broke: ${error.message}`));
      sent.end(body);
    });

  return { send, close: () => agent.destroy() };
};
export type Send = ReturnType<typeof createSender>['send'];
