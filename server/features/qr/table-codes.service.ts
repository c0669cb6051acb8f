import { type TableRange, toTableRanges } from '#core/qr/coded-tables.ts';
import type { TableCode } from '#core/qr/qr.contract.ts';
import { isTableCodeValid } from '#core/qr/table-codes.ts';
import { Refusal } from '#core/refusal.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId, newTableCode } from '#server/system/ids.ts';
import {
  findTable,
  listCodedTables,
  listTableCodes,
  lockTables,
  saveTableCodes,
} from './table-codes.queries.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits };
type Reissued = { readonly table: number; readonly was: string | null };

export type TableCodesService = ReturnType<typeof createTableCodesService>;

/** Who names a table whose code was issued anew has scanned the new one, or is not at it. */
export const assertTableCode = (
  table: number | null,
  current: string | null,
  sent: string | null | undefined,
): void => {
  if (table !== null && !isTableCodeValid(current, sent)) throw new Refusal('table_code_replaced', { table });
};

const readCodes = async (db: Database | Transaction, scope: OwnerScope): Promise<TableCode[]> =>
  (await listTableCodes(db, scope)).map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));

/** The codes that tables' addresses carry since they were issued anew. */
export const createTableCodesService = ({ db, clock, rateLimits }: Needs) => ({
  list: (scope: OwnerScope): Promise<TableCode[]> => readCodes(db, scope),

  /** The tables that carry a code, for the guests' page: it offers them only to who has scanned it. */
  listRanges: async (ownerId: PublicOwnerId): Promise<TableRange[]> =>
    toTableRanges((await listCodedTables(db, ownerId)).map(({ table }) => table)),

  reissue: (scope: OwnerScope, wanted: readonly Reissued[]): Promise<TableCode[]> =>
    db.transaction(async (tx) => {
      const tables = await lockTables(tx, scope);
      if (tables === null) throw new Refusal('not_found');
      if (wanted.some(({ table }) => table > tables)) throw new Refusal('invalid_table', { tables });
      const codes = new Map((await listTableCodes(tx, scope)).map(({ table, code }) => [table, code]));
      // Pressed twice, or on a screen that did not know: what was printed meanwhile stays true.
      const due = new Set(
        wanted.filter(({ table, was }) => (codes.get(table) ?? null) === was).map(({ table }) => table),
      );
      if (due.size > 0) {
        const issuedAt = clock.now();
        const issued = [...due].map((tableNumber) => ({
          id: newId(),
          tableNumber,
          code: newTableCode(),
          issuedAt,
        }));
        await saveTableCodes(tx, scope, issued);
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
      }
      return readCodes(tx, scope);
    }),

  check: async (
    ownerId: PublicOwnerId,
    table: number,
    code: string | undefined,
    address: string,
  ): Promise<boolean> => {
    await rateLimits.consume('tableCheckPerAddress', address);
    const found = await findTable(db, ownerId, table);
    if (!found) throw new Refusal('not_found');
    return table <= found.tables && isTableCodeValid(found.code, code);
  },

  require: async (ownerId: PublicOwnerId, table: number, code: string | null | undefined): Promise<void> =>
    assertTableCode(table, (await findTable(db, ownerId, table))?.code ?? null, code),
});
