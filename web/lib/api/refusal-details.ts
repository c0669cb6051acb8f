import type { ApiByRoute } from '#core/contract.ts';
import type { DetailsOf, RefusalCodeOf } from '#core/http/refusals.ts';
import { isApiError } from './api-error.ts';
import type { Route } from './call.ts';

/**
 * The details the server sent with this error code, if that is why the call was refused. Types come from the contract, of
 * which nothing is loaded. Undefined for any other failure, and for a refusal that arrived without its details.
 */
export const refusalDetails = <R extends Route, Code extends RefusalCodeOf<ApiByRoute[R]>>(
  error: unknown,
  _route: R,
  code: Code,
): DetailsOf<ApiByRoute[R], Code> | undefined =>
  isApiError(error, code) ? (error.details as DetailsOf<ApiByRoute[R], Code> | undefined) : undefined;
