import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from './build-order.ts';
import { settingsBody } from './settings-body.ts';
import type { TestApp } from './test-app.ts';

/** An open restaurant with twelve tables, and what staff do with the money of its guests. */
export const buildTables = async (testApp: TestApp, dish: Record<string, unknown> = {}) => {
  const place = await buildOpenRestaurant(testApp, dish, { settings: settingsBody });
  const { owner } = place;

  /** A moment later than whatever was before, like everything here: no two visits begin at once. */
  const send = async (tableNumber: number | null, quantity = 1): Promise<string> => {
    testApp.clock.advance(1_000);
    const dishes = [{ dishId: place.dish._id, quantity, note: '', size: null, customizations: [] }];
    const body = orderBodyFor(owner, place.dish, {
      tableNumber,
      dishes,
      totalPrice: Math.round(place.dish.price * quantity * 100) / 100,
    });
    const { status, body: sent } = await testApp.visitor().post('/orders', body);
    if (status !== 201) throw new Error(`ordering answered ${status}: ${JSON.stringify(sent)}`);
    return sent._id;
  };
  const move = (orderId: string, patch: Record<string, unknown>) => {
    testApp.clock.advance(1_000);
    return owner.patch(`/orders/${orderId}`, patch);
  };
  const approved = async (tableNumber: number | null, quantity = 1): Promise<string> => {
    const orderId = await send(tableNumber, quantity);
    await move(orderId, { status: 'inProcess', rejected: false });
    return orderId;
  };
  const paymentOf = (orderIds: readonly string[], parts: Record<string, unknown> = {}) => ({
    clientToken: `payment-${newId()}`,
    kind: 'cash',
    orderIds,
    ...parts,
  });

  return {
    ...place,
    /** Of a guest; waits for approval. */
    send,
    move,
    /** In process. */
    approved,
    /** Ready, and waits for payment. */
    ready: async (tableNumber: number | null, quantity = 1): Promise<string> => {
      const orderId = await approved(tableNumber, quantity);
      await move(orderId, { status: 'waitingPayment' });
      return orderId;
    },
    paymentOf,
    pay: (orderIds: readonly string[], parts: Record<string, unknown> = {}) => {
      testApp.clock.advance(1_000);
      return owner.post('/payments', paymentOf(orderIds, parts));
    },
    voided: (paymentId: string, reason = 'mistake') => owner.post(`/payments/${paymentId}/void`, { reason }),
    orders: async (): Promise<ManagedOrder[]> => (await owner.get('/orders/mine')).body,
    order: async (orderId: string): Promise<ManagedOrder | undefined> =>
      ((await owner.get('/orders/mine')).body as ManagedOrder[]).find(({ _id }) => _id === orderId),
    visits: async (): Promise<Visit[]> => (await owner.get('/visits')).body.visits,
    visit: async (
      visitId: string,
    ): Promise<{ visit: Visit } & { orders: ManagedOrder[]; payments: Payment[] }> =>
      (await owner.get(`/visits/${visitId}`)).body,
    payments: async (orderId: string): Promise<Payment[]> =>
      (await owner.get(`/payments?orderId=${orderId}`)).body.payments,
  };
};
