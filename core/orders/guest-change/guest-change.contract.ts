import { z } from 'zod';
import { contract, endpoint } from '../../http/endpoint.ts';
import { noDetails, quotaReached } from '../../http/refusals.ts';
import { limits } from '../../values/limits.ts';
import { revision, trackParams } from '../../values/wire.ts';
import { orderingPaused, orderRefused, priceChanged } from '../order-refusals.ts';
import { guestOrder, orderBody } from '../order-shape.ts';

/** The order as it is now, as its guest sees it. */
const currentOrder = z.object({ order: guestOrder });

const refusals = {
  not_found: noDetails,
  /** Somebody was faster: it is approved, or it is over. */
  already_approved: currentOrder,
  changed_meanwhile: currentOrder,
};

/** What a guest may do with an order that nobody has approved yet. */
export const guestChangeContract = contract({
  changeTrackedOrder: endpoint({
    method: 'PUT',
    path: '/orders/track/:token',
    access: 'public',
    summary:
      'A guest changes the dishes of their own order, as long as it waits for approval. It is priced like a new order; what is sold out or paused since may stay in it, but not become more. With the revision that the guest saw; the same change again is answered like the first.',
    params: trackParams,
    body: orderBody.pick({ dishes: true, totalPrice: true }).extend({ revision }),
    bodyBytes: limits.orderBytes,
    response: guestOrder,
    refusals: {
      ...refusals,
      phone_refused: noDetails,
      ordering_paused: orderingPaused,
      too_many_changes: currentOrder,
      price_changed: priceChanged,
      order_refused: orderRefused,
      ...quotaReached,
    },
  }),
  withdrawOrder: endpoint({
    method: 'POST',
    path: '/orders/track/:token/withdraw',
    access: 'public',
    summary:
      'A guest cancels their own order, as long as it waits for approval: it is done, rejected and `withdrawn`. With a revision, only if nobody has changed it since. Repeating it changes nothing.',
    params: trackParams,
    body: z.object({ revision: revision.optional() }),
    response: guestOrder,
    refusals,
  }),
});
