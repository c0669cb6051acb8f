import { sql } from 'drizzle-orm';
import { restaurants, shifts } from './schema.ts';

/** How many tables a restaurant has; 0 when guests need not give one. */
export const tableCount = sql<number>`case when ${restaurants.hasTableNumbers} then ${restaurants.numberOfTables} else 0 end`;

/** The clocks of a shift. What older versions opened has no zone of its own. */
export const shiftZone = sql<string>`coalesce(${shifts.timeZone}, ${restaurants.timeZone})`;
