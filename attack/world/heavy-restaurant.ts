import { eq } from 'drizzle-orm';
import { dishes } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import { createTestClient } from '#server/testing/test-client.ts';
import { buildRestaurant, openSession } from './build-restaurant.ts';
import type { AttackedApp } from './open-app.ts';

export type Heaviness = {
  /** On the menu that guests read. */
  dishes: number;
  /** Of one large order, back and forth. */
  moves: number;
};

/** As much as a request with an order may hold: a hundred lines, each with a long note. */
const note = 'בלי בצל '.repeat(31);
const lines = 100;

/** A restaurant with all that makes a single request expensive: a long menu, and a large order that was moved many times. */
export const buildHeavyRestaurant = async (attacked: AttackedApp, size: Heaviness) => {
  const { known } = await buildRestaurant(attacked, 'confirmed');
  const session = await openSession(attacked, known.owner, true);
  const staff = createTestClient(attacked.app);
  staff.cookies.set('session', session);

  const [pattern] = await attacked.engine.db.select().from(dishes).where(eq(dishes.id, known.choiceDish));
  if (!pattern) throw new Error('the menu has no dish to repeat');
  const more = Array.from({ length: size.dishes }, (_, at) => ({
    ...pattern,
    id: newId(),
    name: `Salad ${at}`,
    description: `A salad with ${at} leaves`,
    position: at + 10,
  }));
  await attacked.engine.db.insert(dishes).values(more);

  const placed = await createTestClient(attacked.app).post('/orders', {
    owner: known.owner,
    customerName: 'Large',
    phone: '0501234567',
    dishes: Array.from({ length: lines }, (_, at) => ({
      dishId: known.dish,
      quantity: 1,
      note: `${at} ${note}`,
    })),
    totalPrice: 32 * lines,
    clientOrderToken: `large-order-${newId()}`,
  });
  if (placed.status !== 201) throw new Error(`a large order was answered ${placed.status}`);
  const order: string = placed.body._id;
  let moves = 0;
  while (moves < size.moves) {
    const approved = await staff.patch(`/orders/${order}`, { status: 'inProcess' });
    if (approved.status !== 200) break;
    const undone = await staff.post(`/orders/${order}/undo`, { revision: approved.body.revision });
    if (undone.status !== 200) break;
    moves += 2;
  }
  return {
    owner: known.owner,
    dish: known.dish,
    order,
    trackingToken: placed.body.trackingToken as string,
    cookie: `session=${session}`,
    moves,
  };
};
export type HeavyRestaurant = Awaited<ReturnType<typeof buildHeavyRestaurant>>;
