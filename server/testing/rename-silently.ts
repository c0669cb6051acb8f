import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { restaurants } from '#server/db/schema.ts';

/** No event tells of it, as nothing in the application would do: whoever sees the new name has read the database. */
export const renameSilently = (db: Database, ownerId: string, name: string) =>
  db.update(restaurants).set({ name }).where(eq(restaurants.ownerId, ownerId));
