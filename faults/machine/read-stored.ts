import { eq } from 'drizzle-orm';
import { completeTicket } from '#core/printing/jobs/stored-ticket.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { dishes, orderLines, orders, printers, printJobs, shifts } from '#server/db/schema.ts';
import { renderTicket } from '#server/tickets/render-ticket.ts';
import { pictureOf } from '../verdict/picture-of.ts';
import type { Stored, StoredTicket } from '../verdict/stored.ts';

const lineTotal = (line: typeof orderLines.$inferSelect): number => {
  const options = line.customizations.reduce((sum, { price }) => sum + price, 0);
  return (line.dishPrice + line.sizePrice + options) * line.quantity;
};

/** The tickets of one restaurant, each drawn as its printer was to print it. */
const readTickets = async ({ db }: Engine, ownerId: string): Promise<StoredTicket[]> => {
  const rows = await db
    .select({ job: printJobs, number: orders.number, shiftId: orders.shiftId, paper: printers.paper })
    .from(printJobs)
    .innerJoin(printers, eq(printers.id, printJobs.printerId))
    .leftJoin(orders, eq(orders.id, printJobs.orderId))
    .where(eq(printJobs.ownerId, ownerId));
  const tickets: StoredTicket[] = [];
  for (const { job, number, shiftId, paper } of rows) {
    const ticket = completeTicket(
      job.ticket,
      number === null || shiftId === null ? null : { number, shiftId },
    );
    const picture = pictureOf(await renderTicket(ticket, paper));
    const { id, orderId, printerId, state, isCopy } = job;
    tickets.push({ id, orderId, printerId, state, isCopy, picture });
  }
  return tickets;
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
      tickets: await readTickets(engine, ownerId),
    };
  } finally {
    await engine.close();
  }
};
