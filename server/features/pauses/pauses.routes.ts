import type { pausesContract } from '#core/pauses/pauses.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { PausesService } from './pauses.service.ts';

export const pausesRoutes = ({ pauses }: { pauses: PausesService }): HandlersFor<typeof pausesContract> => ({
  listPauses: ({ owner }) => pauses.list(owner),
  startPause: ({ owner, body }) => pauses.start(owner, body),
  endPause: ({ owner, params }) => pauses.end(owner, params.id),
});
