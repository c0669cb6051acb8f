import type { ErrorBody, ErrorCode } from '#core/errors/error-codes.ts';

/** A call that did not succeed: refused by the server, or `network` when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly details: unknown;

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

export const errorFromAnswer = async (answer: Response): Promise<ApiError> => {
  const body: Partial<ErrorBody> = await answer.json().catch(() => ({}));
  return new ApiError(answer.status, body.code ?? 'internal', body.message ?? '', body.details);
};
