import { Agent, type IncomingMessage, request } from 'node:http';

export type OpenStream = { close: () => void };

/** As every reader must: a message that does not follow the one before says that one was missed. */
const createOrderCheck = () => {
  let last: string | null = null;
  return (message: string): void => {
    const [, id, after] = /^id: (\d+)\nevent: .*\ndata: (?:\{"after":(\d+))?/.exec(message) ?? [];
    if (last !== null && after !== undefined && after !== last)
      throw new Error(`a stream that was at ${last} was told what comes after ${after}`);
    last = id ?? last;
  };
};

/** Opens a live stream as an EventSource does, and hands over each message as soon as it is whole. */
export const openStream = (
  url: string,
  headers: Record<string, string>,
  onMessage: (message: string) => void,
): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const sent = request(url, { agent, headers: { accept: 'text/event-stream', ...headers } });
    sent.on('error', reject);
    sent.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`a stream was answered with ${answer.statusCode}`));
      answer.setEncoding('utf8');
      let begun = '';
      const requireNext = createOrderCheck();
      answer.on('data', (text: string) => {
        const messages = (begun + text).split('\n\n');
        begun = messages.pop() ?? '';
        for (const message of messages) {
          requireNext(message);
          onMessage(message);
        }
      });
      // Closing ends the connection in the middle of an answer, which is no error here.
      answer.on('error', () => {});
      resolve({
        close: () => {
          sent.off('error', reject).on('error', () => {});
          sent.destroy();
        },
      });
    });
    sent.end();
  });

/** A few at a time: a thousand at once would overflow the queue of connections waiting to be accepted. */
export const openMany = async <Opened>(
  count: number,
  open: (index: number) => Promise<Opened>,
): Promise<Opened[]> => {
  const opened: Opened[] = [];
  const atOnce = 50;
  for (let first = 0; first < count; first += atOnce) {
    const indexes = Array.from({ length: Math.min(atOnce, count - first) }, (_, offset) => first + offset);
    opened.push(...(await Promise.all(indexes.map(open))));
  }
  return opened;
};
