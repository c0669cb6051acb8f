import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Area } from '#core/areas/areas.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { PrintMoment } from '#core/printing/jobs/print-moment.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { readAs } from '#server/db/schema/columns.ts';
import { areas, printers, restaurants, shifts } from '#server/db/schema.ts';

/** A printer as far as what is written for it goes. */
export type SetPrinter = {
  id: string;
  name: string;
  areas: string[] | null;
  moment: PrintMoment;
  printsChanges: boolean;
  language: Locale;
  copies: number;
};

export type PrintingSetup = {
  restaurantName: string;
  timeZone: string;
  areas: Area[];
  printers: SetPrinter[];
};

const areasOfOwner = sql`(
  select coalesce(json_agg(json_build_object('_id', a.id, 'name', a.name) order by a.position, a.id), '[]'::json)
  from ${areas} a where a.owner_id = "restaurants"."owner_id")`;

/** JSON passes by the columns' own reading. */
const readSetup = (setup: PrintingSetup): PrintingSetup => ({
  ...setup,
  printers: setup.printers.map((printer) => ({
    ...printer,
    moment: readAs(printers.prints, printer.moment),
    language: readAs(printers.language, printer.language),
  })),
});

/** Beside a restaurant in a query: null where there is no printer, which costs a look into an index. */
export const printingSetup: SQL<PrintingSetup | null> = sql<PrintingSetup | null>`(
  select json_build_object('restaurantName', "restaurants"."name", 'timeZone', "restaurants"."time_zone",
    'areas', ${areasOfOwner}, 'printers', json_agg(json_build_object('id', p.id, 'name', p.name, 'areas', p.areas,
      'moment', p.prints, 'printsChanges', p.prints_changes, 'language', p.language, 'copies', p.copies) order by p.name, p.id))
  from ${printers} p where p.owner_id = "restaurants"."owner_id" having count(*) > 0)`.mapWith(readSetup);

/** What is printed of an order of this shift; null without printers, and in a practice, of which nothing is printed. */
export const findSetup = async (
  db: Database | Transaction,
  ownerId: PublicOwnerId,
  shiftId: string,
): Promise<PrintingSetup | null> => {
  const [row] = await db
    .select({ setup: printingSetup, isPractice: shifts.isPractice })
    .from(restaurants)
    .innerJoin(shifts, and(eq(shifts.id, shiftId), eq(shifts.ownerId, restaurants.ownerId)))
    .where(eq(restaurants.ownerId, ownerId));
  return row && !row.isPractice ? row.setup : null;
};

/** What every ticket of a restaurant says of it. */
export const findPlace = async (
  db: Database | Transaction,
  ownerId: PublicOwnerId,
): Promise<Omit<PrintingSetup, 'printers'> | null> => {
  const [row] = await db
    .select({
      restaurantName: restaurants.name,
      timeZone: restaurants.timeZone,
      areas: sql<Area[]>`${areasOfOwner}`,
    })
    .from(restaurants)
    .where(eq(restaurants.ownerId, ownerId));
  return row ?? null;
};
