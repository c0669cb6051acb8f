import { isJson, readRefusal } from './error-shape.ts';

/** One of the answers on a line. */
type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer };

const readChunks = (rest: Buffer): { body: Buffer; length: number } | null => {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = rest.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(rest.subarray(at, end).toString('latin1'), 16);
    if (Number.isNaN(size) || end + 2 + size + 2 > rest.length) return null;
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
    if (size === 0) return { body: Buffer.concat(parts), length: at };
  }
};

/** Splits what came over a line into answers, and says when the last of them is not whole. */
export const readRawAnswers = (received: Buffer, isHead: boolean): { answers: RawAnswer[]; rest: number } => {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? Number.NaN);
    if (Number.isNaN(status)) break;
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const after = rest.subarray(end + 4);
    const hasNone = isHead || status < 200 || status === 204 || status === 304;
    const length = Number(headers['content-length'] ?? 0);
    const read = hasNone
      ? { body: Buffer.alloc(0), length: 0 }
      : headers['transfer-encoding'] === 'chunked'
        ? readChunks(after)
        : length <= after.length && { body: after.subarray(0, length), length };
    if (!read) break;
    answers.push({ status, headers, body: read.body });
    rest = after.subarray(read.length);
  }
  return { answers, rest: rest.length };
};

const isPage = ({ headers }: RawAnswer): boolean => headers['content-type'] === 'text/html; charset=utf-8';

/** Pages are refused with a page, calls and what is no request with our JSON; nothing is an error of ours. */
export const checkRawAnswer = (answer: RawAnswer, isHead: boolean): string[] => {
  if (answer.status >= 500) return [`answered ${answer.status}`];
  if (answer.status < 400 || isHead || isPage(answer)) return [];
  return isJson(answer)
    ? readRefusal(answer).problems
    : [`a refusal is ${answer.headers['content-type']}, not JSON`];
};
