import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { Outside } from '../cart/send-order.ts';

let sent = 0;

/** Accepts every order at once and cooks none: nothing leaves the browser. */
export const pretendRestaurant: Pick<Outside, 'checkShift' | 'postOrder'> = {
  checkShift: async () => ({ hasActiveService: true, service: null, isWatched: true }),
  postOrder: async (body): Promise<GuestOrder> => {
    sent += 1;
    return {
      _id: body.owner,
      owner: body.owner,
      displayOrderNumber: sent,
      status: 'waitingApproval',
      isPaid: false,
      rejected: false,
      rejectionReason: '',
      cancelled: false,
      totalPrice: body.totalPrice,
      tableNumber: null,
      dishes: [],
      createdAt: new Date().toISOString(),
      promisedAt: null,
      revision: 1,
      restaurantName: '',
      timeZone: defaultTimeZone,
      trackingToken: '',
      unseen: false,
      shiftEnded: false,
    };
  },
};
