import { eq } from 'drizzle-orm';
import type { Engine } from '#server/db/engine/database.ts';
import { dishes, orderLines, orders, shifts } from '#server/db/schema.ts';
import type { Stored } from '../verdict/stored.ts';

const lineTotal = (line: typeof orderLines.$inferSelect): number => {
  const options = line.customizations.reduce((sum, { price }) => sum + price, 0);
  return (line.dishPrice + line.sizePrice + options) * line.quantity;
};

/** The rows of one restaurant, past everything that presents them; the engine is closed afterwards. */
export const readStored = async (engine: Engine, ownerId: string): Promise<Stored> => {
  const { db } = engine;
  try {
    const rows = await db.select().from(orders).where(eq(orders.ownerId, ownerId));
    const lines = Map.groupBy(await db.select().from(orderLines), ({ orderId }) => orderId);
    return {
      orders: rows.map(({ id, clientOrderToken: token, shiftId, number, total }) => {
        const linesTotal = (lines.get(id) ?? []).reduce((sum, line) => sum + lineTotal(line), 0);
        return { id, token, shiftId, number, total, linesTotal };
      }),
      // Other restaurants' too: none may end before it begins.
      shifts: await db.select().from(shifts),
      dishes: await db.select().from(dishes).where(eq(dishes.ownerId, ownerId)),
    };
  } finally {
    await engine.close();
  }
};
