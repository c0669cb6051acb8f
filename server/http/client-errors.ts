import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import { errorTexts } from '#core/errors/error-texts.ts';
import { defaultLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Its language was in headers that could not be parsed. */
const writeBody = (code: ErrorCode): string =>
  JSON.stringify({ message: translate(defaultLocale, errorTexts[code]), code } satisfies ErrorBody);

/** HTTP/1.1 requires a Host; Node would refuse with an empty body. */
export const refuseWithoutHost = (
  { headers, httpVersion }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (headers.host !== undefined || httpVersion !== '1.1') return false;
  const body = writeBody('malformed_request');
  response
    .writeHead(errorStatus.malformed_request, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
  return true;
};

/** Malformed or unfinished requests are refused in the same shape as everything else. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const code = codes[error.code ?? ''] ?? 'malformed_request';
    const body = writeBody(code);
    const status = errorStatus[code];
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
};
