import type { FastifyInstance } from 'fastify';
import { OperatorProblem } from '#server/system/operator-problem.ts';

const advice: Record<string, string> = {
  EADDRINUSE: 'is in use; stop what uses it, or choose another PORT',
  EACCES: 'needs rights this process does not have; choose a PORT above 1023',
  EADDRNOTAVAIL: 'cannot be opened at this HOST, which is not an address of this machine',
};

const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

/**
 * The listen backlog; the system may allow fewer. In a larger burst some clients would think they are connected and be
 * reset after seconds.
 */
const backlog = 4_096;

/** Opens the port, or says in one sentence why not. */
export const listen = async (
  app: FastifyInstance,
  address: { port: number; host: string },
): Promise<void> => {
  try {
    await app.listen({ ...address, backlog });
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (unknownHost.has(code))
      throw new OperatorProblem(`HOST is ${address.host}, which this machine finds no address for.`, {
        cause,
      });
    const known = advice[code];
    throw known ? new OperatorProblem(`Port ${address.port} ${known}.`, { cause }) : cause;
  }
};
