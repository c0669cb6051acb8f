import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '#server/http/operations/request-log.ts';
import { typedMark } from '../world/known-texts.ts';

/** A log that is read while it is written: it names nobody, and nothing that somebody typed. */
export const watchLog = () => {
  const secrets = new Set([typedMark]);
  const problems: string[] = [];
  const write = (line: string): void => {
    for (const secret of secrets)
      if (line.includes(secret)) problems.push(`the log holds ${secret}: ${line.slice(0, 500)}`);
  };
  const log: FastifyBaseLogger = createLogger('trace', { write });
  return {
    log,
    addSecret: (secret: string) => void secrets.add(secret),
    /** Since the last call. */
    takeProblems: (): string[] => problems.splice(0),
  };
};
