import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BeforeMigrating } from '../migrating/schema-state.ts';

/** What both drivers agree on in a raw result. For "how many rows changed" use `.returning()`. */
type Rows<Row> = { rows: Row[] };
interface EngineResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle over either engine. */
export type Database = Pick<
  PgDatabase<EngineResult>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | '$with'
  | 'with'
  | '$count'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>;

/** What `db.transaction` hands to its callback. It is a `Database` too; a nested `transaction` is a savepoint. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Engine = {
  kind: 'embedded' | 'postgres';
  db: Database;
  /**
   * LISTEN. `onReconnect` says "messages may have been missed, read again"; it may also be called
   * when nothing was. The returned function stops listening.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Applies the committed SQL migrations; safe when several processes start at once. `before` is called by the one of them that
   * is about to change what is there.
   */
  migrate(migrationsFolder: string, before?: BeforeMigrating): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /**
   * Of the embedded one, whose folder no other process may open: a copy of it that opens as the database was at a moment before this
   * returned, made while queries go on.
   */
  copyTo?(folder: string, signal?: AbortSignal): Promise<void>;
};

/** The schema leaves column names to Drizzle, so both engines (and drizzle.config.ts) must case them alike. */
export const drizzleOptions = { casing: 'snake_case' } as const;
