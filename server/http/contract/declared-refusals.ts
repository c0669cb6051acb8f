import type { FastifyBaseLogger } from 'fastify';
import { type Endpoint, routeName } from '#core/http/endpoint.ts';
import { refusalsOf } from '#core/http/refusals.ts';
import { Refusal } from '#core/refusal.ts';

/** In a line of the log: the contract was not kept, and the line says where. */
export const contractBroken = 'a refusal is not as the contract declares it';

/**
 * Holds refusals to the contract: the code must be declared, and the details go out through their schema, which drops
 * what it does not name. What breaks it is our own error wherever we work on the product. In production the caller is
 * still told the code, without details that nobody declared, and the log names the place once.
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
