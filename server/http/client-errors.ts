import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import { errorTexts } from '#core/errors/error-texts.ts';
import { defaultLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** What is no request at all, or never became one, is refused in the same shape as everything else. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const code = codes[error.code ?? ''] ?? 'malformed_request';
    // Its language is in headers that nobody could read.
    const body = JSON.stringify({
      message: translate(defaultLocale, errorTexts[code]),
      code,
    } satisfies ErrorBody);
    const status = errorStatus[code];
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
};
