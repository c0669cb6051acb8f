import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { restaurants } from '#server/db/schema.ts';

/** Without an event, unlike anything in the application: the new name can only come from the database. */
export const renameSilently = (db: Database, ownerId: string, name: string) =>
  db.update(restaurants).set({ name }).where(eq(restaurants.ownerId, ownerId));
