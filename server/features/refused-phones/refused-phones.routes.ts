import type { refusedPhonesContract } from '#core/refused-phones/refused-phones.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { RefusedPhonesService } from './refused-phones.service.ts';

type Needs = { refusedPhones: RefusedPhonesService };

export const refusedPhonesRoutes = ({ refusedPhones }: Needs): HandlersFor<typeof refusedPhonesContract> => ({
  listRefusedPhones: async ({ owner }) => ({ phones: await refusedPhones.list(owner) }),
  refusePhone: async ({ owner, body }) => ({ phones: await refusedPhones.refuse(owner, body.orderId) }),
  acceptPhone: async ({ owner, params }) => ({ phones: await refusedPhones.accept(owner, params.id) }),
});
