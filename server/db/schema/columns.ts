import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/menus/translations/translations.ts';
import type { Agorot } from '#core/values/money.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => text().primaryKey();
/** Named explicitly where the database has an older name. */
export const moment = (column = '') => timestamp(column, { withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const agorot = () => integer().$type<Agorot>();
/** Of the texts in the same row. */
export const translations = () => jsonb().$type<Translations>().notNull().default({});
export const oneOf = (column: AnyPgColumn, values: readonly (string | number)[]) =>
  sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`;
