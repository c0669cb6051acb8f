import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { bitmapToPng } from '#server/tickets/bitmap-to-png.ts';
import { renderTicket } from '#server/tickets/render-ticket.ts';
import type { PrintQueue } from '../jobs/queue.service.ts';
import { createPrintAgentService } from './agent.service.ts';
import { createJobDrawer } from './drawn-job.service.ts';
import { createEpsonService } from './epson.service.ts';
import { createKnownCallers } from './known-callers.service.ts';
import { createStarService } from './star.service.ts';
import { createTicketWaits } from './ticket-waits.service.ts';

type Needs = { hub: LiveHub; rateLimits: RateLimits; queue: PrintQueue };

export type Wires = ReturnType<typeof createWires>;

/** The ways by which tickets reach printers, each in the words of its maker. */
export const createWires = ({ hub, rateLimits, queue }: Needs) => {
  const drawJob = createJobDrawer({ queue, renderTicket });
  const waits = createTicketWaits(hub);
  return {
    callers: createKnownCallers({ queue, rateLimits }),
    star: createStarService({ queue, drawJob, bitmapToPng }),
    epson: createEpsonService({ queue, drawJob }),
    printAgent: createPrintAgentService({ queue, waits, drawJob }),
    close: waits.close,
  };
};
