import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Whether there is such a row: a part of a statement that asks for several things at once. */
export const hasRow = (table: PgTable, where: SQL = sql`true`): SQL =>
  sql`exists (select from ${table} where ${where})`;

export const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** With the same text however many there are, so that a statement is prepared once. */
export const isNoneOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} <> all(${sql.param(values)}::text[])`;
