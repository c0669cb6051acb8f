import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import type * as schema from '#server/db/schema.ts';
import { dishes, menus, restaurants, shifts } from '#server/db/schema.ts';

type OfEachTable<T extends Record<keyof typeof schema, string>> = T;
/** Which part of the archive holds a table, or why none does. A table that is not named here does not compile. */
type ExportedIn = OfEachTable<{
  users: 'account.json';
  emailChanges: 'account.json';
  restaurants: 'restaurant.json';
  people: 'people.json';
  printers: 'printers.json';
  printAgents: 'printers.json';
  menus: 'menus.json';
  sections: 'menus.json';
  areas: 'restaurant.json';
  dishes: 'menus.json';
  securityEvents: 'security-log.json';
  shifts: 'orders/';
  orders: 'orders/';
  orderLines: 'orders/';
  visits: 'orders/';
  payments: 'orders/';
  paymentParts: 'orders/';
  tableCodes: 'restaurant.json';
  calls: 'of this moment';
  refusedPhones: 'restaurant.json';
  images: 'images/';
  imageVariants: 'images/';
  ownerPictures: 'images/';
  sessions: 'secret';
  passwordResets: 'secret';
  secondFactors: 'secret';
  recoveryCodes: 'secret';
  stationCodes: 'secret';
  printAgentCodes: 'secret';
  stockLimits: 'of this moment';
  pauses: 'of this moment';
  boards: 'of this moment';
  printJobs: 'of this moment';
  events: 'of this moment';
  eventCounters: 'of this moment';
  shiftTotals: 'in reports';
  monthTotals: 'in reports';
  views: 'in reports';
  monthViews: 'in reports';
  stockLog: 'in reports';
  orderTrail: 'beside each order';
  databaseEpochs: 'of no owner';
  leases: 'of no owner';
  rateWindows: 'of no owner';
}>;
type LeftOut = 'secret' | 'of this moment' | 'in reports' | 'beside each order' | 'of no owner';
/** Files and folders of the archive, each written by one feature. */
export type ArchivePart = Exclude<ExportedIn[keyof ExportedIn], LeftOut>;

/** All of them, whatever the plan is now: what was recorded on Pro stays the owner's on Basic. A practice is no record. */
export const listEveryShift = (db: Database, scope: OwnerScope) =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), eq(shifts.isPractice, false)))
    .orderBy(asc(shifts.startedAt));

/** What its dishes and menus show, and its kosher certificate: each once. */
export const listPictures = async (db: Database, { ownerId }: OwnerScope): Promise<string[]> => {
  const rows = await union(
    db
      .select({ hash: dishes.imageHash })
      .from(dishes)
      .where(and(eq(dishes.ownerId, ownerId), isNotNull(dishes.imageHash))),
    db
      .select({ hash: menus.logoHash })
      .from(menus)
      .where(and(eq(menus.ownerId, ownerId), isNotNull(menus.logoHash))),
    db
      .select({ hash: restaurants.kosherCertificateHash })
      .from(restaurants)
      .where(and(eq(restaurants.ownerId, ownerId), isNotNull(restaurants.kosherCertificateHash))),
  );
  return rows.flatMap(({ hash }) => hash ?? []);
};
