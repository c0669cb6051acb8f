import type { guestChangeContract } from '#core/orders/guest-change/guest-change.contract.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { GuestChangeService } from './guest-change.service.ts';

type Needs = { guestChange: GuestChangeService };

export const guestChangeRoutes = ({ guestChange }: Needs): HandlersFor<typeof guestChangeContract> => ({
  changeTrackedOrder: ({ params, body, request }) =>
    guestChange.change(params.token, body, senderOf(request)),
  withdrawOrder: ({ params, body, request }) =>
    guestChange.withdraw(params.token, body.revision, senderOf(request)),
});
