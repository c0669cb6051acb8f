import { connect } from 'node:net';

export type HammerOrder = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type HammerResult = { perSecond: number; answers: number; bad: number };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that asks, reads the whole answer and asks again. Straight on the socket: an HTTP client
 * would cost as much as the server it measures.
 */
const keepAsking = (url: URL, question: Buffer, isOver: () => boolean, onAnswer: (ok: boolean) => void) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let head = Buffer.alloc(0);
    /** Bytes of the body still to come; null while the head is being read. */
    let missing: number | null = null;
    let isOk = false;

    const finishAnswer = () => {
      onAnswer(isOk);
      head = Buffer.alloc(0);
      missing = null;
      if (isOver()) socket.end(resolve);
      else socket.write(question);
    };
    socket.setNoDelay(true);
    socket.on('connect', () => socket.write(question));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      let body = chunk;
      if (missing === null) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        isOk = text.startsWith('HTTP/1.1 200');
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        body = head.subarray(end + headEnd.length);
      }
      missing -= body.length;
      if (missing <= 0) finishAnswer();
    });
  });

const run = async ({ url, headers, connections, seconds }: HammerOrder): Promise<HammerResult> => {
  const address = new URL(url);
  const lines = Object.entries({ host: address.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const question = Buffer.from(
    `GET ${address.pathname}${address.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
  );
  const began = performance.now();
  const count = { answers: 0, bad: 0 };
  const isOver = () => performance.now() - began > seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(address, question, isOver, (ok) => {
        count.answers += 1;
        if (!ok) count.bad += 1;
      }),
    ),
  );
  return { ...count, perSecond: count.answers / ((performance.now() - began) / 1000) };
};

if (process.argv[2]) console.log(JSON.stringify(await run(JSON.parse(process.argv[2]) as HammerOrder)));
