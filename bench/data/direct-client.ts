import { PGlite } from '@electric-sql/pglite';
import type { Engine } from '#server/db/engine/database.ts';

type DirectQuery = (text: string, values?: unknown[], options?: object) => Promise<{ rows: unknown[] }>;

/** The embedded database below the query builder: PGlite itself. */
export type DirectClient = {
  query: DirectQuery;
  transaction: <T>(run: (tx: { query: DirectQuery }) => Promise<T>) => Promise<T>;
};

export const clientOf = ({ db }: Engine): DirectClient =>
  (db as unknown as { $client: DirectClient }).$client;

/** As PGlite comes: it parses and plans each statement every time. */
export const unpreparedClientOf = (engine: Engine): Pick<DirectClient, 'query'> => ({
  query: PGlite.prototype.query.bind(clientOf(engine)) as DirectQuery,
});
