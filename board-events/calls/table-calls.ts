import { approveOrder, ok, type Recipes, type World } from './recipe.ts';

const pay = ({ owner, ids }: World) =>
  ok(
    owner.post('/payments', {
      clientToken: `payment-of-${ids.order}`,
      kind: 'card',
      orderIds: [ids.order],
    }),
  );

/** What happens at tables: guests call, sit elsewhere, pay and go. */
export const tableCalls: Recipes = {
  callStaff: {
    send: ({ test, ids }) =>
      test.visitor().post(`/public-menu/${ids.owner}/calls`, { table: 5, kind: 'bill', payment: 'card' }),
  },
  answerCall: {},
  moveOrderToTable: { prepare: (world) => approveOrder(world) },
  takePayment: [
    {},
    {
      // On a station, of an order without a table.
      prepare: async (world) => {
        const { tablet, ids } = world;
        await approveOrder(world);
        await ok(tablet.post('/staff/pin', { personId: ids.person, pin: '4071' }));
      },
      send: ({ tablet, ids }) =>
        tablet.post('/payments', {
          clientToken: `payment-at-station-${ids.order}`,
          kind: 'cash',
          orderIds: [ids.order],
          amount: 5,
        }),
    },
  ],
  changePerson: {},
  changeName: {
    send: ({ owner }) => owner.patch('/users/me', { firstName: 'Another', lastName: 'Name' }),
  },
  voidPayment: [
    {},
    {
      // Of an order that was deleted: its table's bill is all that shows it.
      prepare: async (world) => {
        const { owner, ids } = world;
        await approveOrder(world, { tableNumber: 9 });
        const { payment } = await pay(world);
        ids.payment = payment._id;
        ids.visit = payment.visit;
        await ok(owner.delete(`/orders/${ids.order}`));
      },
    },
  ],
  moveVisit: [
    {
      prepare: async (world) => {
        await approveOrder(world, { tableNumber: 3 });
        const { visits } = await ok(world.owner.get('/visits'));
        world.ids.visit = visits.at(-1)._id;
      },
      send: ({ owner, ids }) => owner.put(`/visits/${ids.visit}/table`, { tableNumber: 4 }),
    },
    {
      // To a table where others sit: it is a part of their visit from now on.
      prepare: (world) => approveOrder(world, { tableNumber: 6 }),
      send: ({ owner, ids }) => owner.put(`/visits/${ids.visit}/table`, { tableNumber: 6 }),
    },
  ],
  closeVisit: {
    prepare: async ({ owner, ids }) => {
      const { visits } = await ok(owner.get('/visits'));
      ids.visit = visits.find(({ closedAt }: { closedAt: string | null }) => closedAt === null)._id;
    },
  },
};
