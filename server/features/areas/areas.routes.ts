import type { areasContract } from '#core/areas/areas.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { AreasService } from './areas.service.ts';

export const areasRoutes = ({ areas }: { areas: AreasService }): HandlersFor<typeof areasContract> => ({
  listAreas: ({ owner }) => areas.list(owner),
  addArea: ({ owner, body }) => areas.add(owner, body.name),
  renameArea: ({ owner, params, body }) => areas.rename(owner, params.id, body.name),
  orderAreas: ({ owner, body }) => areas.setOrder(owner, body.order),
  deleteArea: async ({ owner, params }) => {
    await areas.delete(owner, params.id);
    return {};
  },
  listSectionAreas: ({ owner }) => areas.listSections(owner),
  setSectionArea: async ({ owner, params, body }) => {
    await areas.setSection(owner, params.id, body.area);
    return {};
  },
});
