import type { FetchingKind } from '#core/printing/printer-state.ts';
import { Refusal } from '#core/refusal.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { KnownPrinter } from '../jobs/known-printers.queries.ts';
import type { KnownAgent, PrintQueue } from '../jobs/queue.service.ts';

type Needs = { queue: Pick<PrintQueue, 'findPrinter' | 'findAgent'>; rateLimits: RateLimits };

/** Who calls, by the secret in the path. */
export const createKnownCallers = ({ queue, rateLimits }: Needs) => {
  return {
    getPrinter: async (kind: FetchingKind, secret: string): Promise<KnownPrinter> => {
      const printer = await queue.findPrinter(kind, secret);
      if (!printer) throw new Refusal('not_found');
      await rateLimits.consume('callPerPrinter', printer.id);
      return printer;
    },
    getAgent: async (secret: string): Promise<KnownAgent> => {
      const agent = await queue.findAgent(secret);
      if (!agent) throw new Refusal('not_found');
      await rateLimits.consume('callPerPrintAgent', agent.id);
      return agent;
    },
  };
};
