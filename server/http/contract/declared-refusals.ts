import type { FastifyBaseLogger } from 'fastify';
import { type Endpoint, routeName } from '#core/http/endpoint.ts';
import { refusalsOf } from '#core/http/refusals.ts';
import { Refusal } from '#core/refusal.ts';

/** The log message for a refusal that the contract does not declare. */
export const contractBroken = 'a refusal is not as the contract declares it';

/**
 * Holds refusals to the contract: the code must be declared, and the details go out through their schema, which drops
 * unknown keys. A violation is a server error in development and tests. In production the caller still gets the code,
 * without undeclared details, and the log names the place once.
 */
export const createRefusalCheck = (isStrict: boolean) => {
  const reported = new Set<string>();

  return (endpoint: Endpoint, refusal: Refusal, log: Pick<FastifyBaseLogger, 'error'>): Refusal => {
    const { code } = refusal;
    const schema = refusalsOf(endpoint)[code];
    const details = schema?.safeParse(refusal.details);
    if (details?.success) return Refusal.unchecked(code, details.data);

    const route = routeName(endpoint);
    const problem = schema ? 'its details do not match' : 'its code is not declared';
    if (isStrict || !reported.has(`${route} ${code}`)) {
      log.error({ route, code, problem, issues: details?.error.issues }, contractBroken);
      reported.add(`${route} ${code}`);
    }
    return Refusal.unchecked(isStrict ? 'internal' : code);
  };
};
