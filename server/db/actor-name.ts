import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { people, users } from './schema.ts';

/* Who did something, by the id that was written down: the owner or a person of the restaurant, removed or not. */
export const ownerName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Of a query that joins both; null when nobody of the restaurant did it. */
export const actorName = sql<string | null>`coalesce(${people.name}, ${ownerName})`;
export const isOwnerActor = (actorId: PgColumn) => eq(users.id, actorId);
export const isPersonActor = (actorId: PgColumn, ownerId: string) =>
  and(eq(people.id, actorId), eq(people.ownerId, ownerId));
