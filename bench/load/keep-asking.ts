import { connect } from 'node:net';

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

/**
 * One keep-alive connection that asks, reads the whole answer and asks again, until there is no next question.
 * Straight on the socket: an HTTP client would cost as much as the server it measures.
 */
export const keepAsking = (
  url: URL,
  nextQuestion: () => Buffer | null,
  onAnswer: (status: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
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
      try {
        onAnswer(status);
      } catch (error) {
        socket.destroy();
        return reject(error);
      }
      head = Buffer.alloc(0);
      missing = null;
      ask();
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
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
  });
