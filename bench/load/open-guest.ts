import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/** One HTTP/1.1 request, ready to be written. */
export const toQuestion = (method: string, url: URL, headers: Record<string, string>, body = ''): Buffer => {
  const lines = Object.entries({
    host: url.host,
    ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(
    `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
};

export type Guest = {
  /** Asks, reads the whole answer and asks again, until there is no next question. */
  keepAsking: (nextQuestion: () => Buffer | null, onAnswer: OnAnswer) => Promise<void>;
};
/** May say for how many milliseconds the guest waits before the next question. */
type OnAnswer = (status: number) => number | undefined;

/**
 * One keep-alive connection. Straight on the socket: an HTTP client would cost as much as the server it measures.
 * Whoever opens thousands from one address is stopped at half of what the server can hold: another local address is another sender.
 */
export const openGuest = (url: URL, localAddress?: string): Promise<Guest> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, localAddress });
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve({
        keepAsking: (nextQuestion, onAnswer) => askOver(socket, nextQuestion, onAnswer),
      });
    });
  });

const askOver = (socket: Socket, nextQuestion: () => Buffer | null, onAnswer: OnAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    /** Bytes of the body still to come; null while the head is being read. */
    let missing: number | null = null;
    let status = 0;

    const ask = () => {
      const question = nextQuestion();
      if (question) socket.write(question);
      else socket.end(resolve);
    };
    const finishAnswer = () => {
      head = Buffer.alloc(0);
      missing = null;
      try {
        const waitMs = onAnswer(status);
        if (waitMs) setTimeout(ask, waitMs);
        else ask();
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      let body = chunk;
      if (missing === null) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        body = head.subarray(end + headEnd.length);
      }
      missing -= body.length;
      if (missing <= 0) finishAnswer();
    });
    ask();
  });
