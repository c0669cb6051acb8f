import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { createTransactionGuard } from './transaction-guard.ts';

/** Types that Drizzle reads as text, to make values of them itself: moments and days, and arrays of them and of decimals. */
const readAsText = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1185, 1187, 1182, 1231],
];

/**
 * Drizzle repeats `readAsText` with every query, for which PGlite would copy its table of all types each time; that
 * was a tenth of what a query cost. The table of this PGlite has them once and for all.
 */
const withoutTypes = (options: QueryOptions | undefined): QueryOptions | undefined =>
  options?.parsers ? { ...options, parsers: undefined } : options;

/** PGlite's own makes an array of strings with an entry for each byte: of a picture of 1 MB, 150 MB of garbage. */
const bytesAsText = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** PGlite that refuses the two ways to hang it: `db` inside its own transaction, and use after an abort. */
export class GuardedPGlite extends PGlite {
  readonly #guard = createTransactionGuard();
  #broken: Error | null = null;

  get broken(): boolean {
    return this.#broken !== null;
  }

  /** After a PANIC (disk full, failed fsync) PostgreSQL must restart and recover; calling it again spins for ever. */
  markBroken(error: Error): void {
    this.#broken ??= error;
  }

  override execProtocolRawSync(message: Uint8Array) {
    if (this.#broken) throw this.#broken;
    return super.execProtocolRawSync(message);
  }

  override async _initArrayTypes(options?: { force?: boolean }) {
    await super._initArrayTypes(options);
    for (const type of readAsText) this.parsers[type] = (text) => text;
    this.serializers[types.BYTEA] = bytesAsText;
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions) {
    this.#guard.requireOutside();
    return await super.query<T>(query, params, withoutTypes(options));
  }

  override async exec(query: string, options?: QueryOptions) {
    this.#guard.requireOutside();
    return await super.exec(query, options);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#guard.requireOutside();
    return await super.transaction((tx) => {
      const query: Transaction['query'] = (text, params, options) =>
        tx.query(text, params, withoutTypes(options));
      return this.#guard.inside(() => run(Object.assign(Object.create(tx), { query })));
    });
  }
}
