import { approveOrder, ok, placeOrder, type Recipes } from './recipe.ts';

/** What guests and staff do with orders. */
export const orderCalls: Recipes = {
  createOrder: [
    {},
    {
      // Of what is counted: the stock board shows what is left.
      prepare: ({ owner, ids }) =>
        ok(owner.put(`/stock/${ids.dish}`, { limit: { kind: 'counted', left: 40 } })),
    },
    {
      // More than the restaurant takes without a word: it is held.
      prepare: ({ owner }) => ok(owner.put('/restaurants/ordering', { maxOrderTotal: 1 })),
    },
  ],
  createStaffOrder: {
    prepare: ({ owner }) => ok(owner.put('/restaurants/ordering', { maxOrderTotal: 1_000 })),
  },
  changeTrackedOrder: {
    prepare: async (world) => {
      world.noted.track = (await placeOrder(world)).trackingToken;
    },
    send: ({ test, ids, dish, noted }) =>
      test.visitor().put(`/orders/track/${noted.track}`, {
        dishes: [{ dishId: ids.dish, quantity: 2 }],
        totalPrice: 2 * dish.price,
        revision: 1,
      }),
  },
  withdrawOrder: {
    send: ({ test, noted }) => test.visitor().post(`/orders/track/${noted.track}/withdraw`, {}),
  },
  moveOrder: { prepare: placeOrder },
  tickLines: {},
  undoMove: { prepare: approveOrder },
  editOrder: { prepare: placeOrder },
  deleteOrder: {},
  closeOrders: { prepare: placeOrder },
  refusePhone: { prepare: (world) => placeOrder(world, { phone: '0531112222' }) },
  acceptPhone: {},
};
