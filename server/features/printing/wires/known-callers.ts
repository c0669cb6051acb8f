import type { FetchingKind } from '#core/printing/printer-state.ts';
import { Refusal } from '#core/refusal.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { KnownAgent, KnownPrinter, PrintQueue } from '../jobs/print-queue.ts';

type Needs = { queue: Pick<PrintQueue, 'findPrinter' | 'findAgent'>; rateLimits: RateLimits };

export type KnownCallers = ReturnType<typeof createKnownCallers>;

/** Who calls, by the secret in the path. */
export const createKnownCallers = ({ queue, rateLimits }: Needs) => {
  /** A printer whose address was replaced goes on calling it, and is refused like a guess; others behind the same address are not. */
  const refuseStranger = async (address: string): Promise<never> => {
    await rateLimits.consume('unknownPrinterPerAddress', address);
    throw new Refusal('not_found');
  };
  return {
    getPrinter: async (kind: FetchingKind, secret: string, address: string): Promise<KnownPrinter> => {
      const printer = (await queue.findPrinter(kind, secret)) ?? (await refuseStranger(address));
      await rateLimits.consume('callPerPrinter', printer.id);
      return printer;
    },
    getAgent: async (secret: string, address: string): Promise<KnownAgent> => {
      const agent = (await queue.findAgent(secret)) ?? (await refuseStranger(address));
      await rateLimits.consume('callPerPrintAgent', agent.id);
      return agent;
    },
  };
};
