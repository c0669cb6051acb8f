import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Translations } from '#core/menus/translations/translations.ts';
import { knownWord } from '#core/values/known-words.ts';
import type { Agorot } from '#core/values/money.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A word of a closed list. A newer version may have stored one that this version does not know: every query reads it as
 * `neutral`, and what compares in SQL sees it as it is stored.
 */
export const word = <Word extends string, Neutral extends Word | null>(
  list: readonly Word[],
  neutral: Neutral,
) =>
  customType<{ data: Word | Neutral; driverData: string }>({
    dataType: () => 'text',
    fromDriver: knownWord(list, neutral),
  })();
/** What JSON brings of such a column. */
export const readAs = <Column extends AnyPgColumn>(column: Column, stored: unknown) =>
  column.mapFromDriverValue(stored) as Column['_']['data'];
/** The same of a number. */
export const choice = <Size extends number>(list: readonly Size[], neutral: Size) =>
  customType<{ data: Size; driverData: number }>({
    dataType: () => 'integer',
    fromDriver: knownWord(list, neutral),
  })();
/** A document with such words in it, which `read` leaves out or makes neutral. */
export const documentOf = <Document>(read: (stored: Document) => Document) =>
  customType<{ data: Document; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (document) => JSON.stringify(document),
    fromDriver: (stored) => read((typeof stored === 'string' ? JSON.parse(stored) : stored) as Document),
  })();

export const id = () => text().primaryKey();
/** Named explicitly where the database has an older name. */
export const moment = (column = '') => timestamp(column, { withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const agorot = () => integer().$type<Agorot>();
/** Of the texts in the same row. */
export const translations = () => jsonb().$type<Translations>().notNull().default({});
export const oneOf = (column: AnyPgColumn, values: readonly (string | number)[]) =>
  sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`;
