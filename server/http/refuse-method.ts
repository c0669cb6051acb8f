import type { FastifyReply } from 'fastify';
import { Refusal } from '#core/refusal.ts';

/** Of an address that is there, and is called by other methods. */
export const refuseMethod = (reply: FastifyReply, allowed: readonly string[]): never => {
  reply.header('allow', allowed.join(', '));
  throw Refusal.unchecked('method_not_allowed');
};
