import type { ErrorBody, ErrorCode } from '#core/errors/error-codes.ts';

/** A call that did not succeed: refused by the server, or `network` when no answer came. */
export class ApiError extends Error {
  // Declared, not defined: the guests' oldest browsers would be sent helpers for each field.
  declare readonly status: number;
  declare readonly code: ErrorCode | 'network';
  declare readonly details: unknown;

  constructor(status: number, code: ErrorCode | 'network', message: string, details?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const isApiError = (error: unknown, code?: ErrorCode | 'network'): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** The body as received. A proxy in between may answer in its own words, or with no body at all. */
export const errorFromText = (status: number, text: string): ApiError => {
  let body: Partial<ErrorBody> | null = null;
  try {
    body = JSON.parse(text);
  } catch {}
  return new ApiError(status, body?.code ?? 'internal', body?.message ?? '', body?.details);
};

export const errorFromAnswer = async (answer: Response): Promise<ApiError> =>
  errorFromText(answer.status, await answer.text().catch(() => ''));
