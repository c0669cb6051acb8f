import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { createTransactionGuard } from './transaction-guard.ts';

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

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions) {
    this.#guard.requireOutside();
    return await super.query<T>(query, params, options);
  }

  override async exec(query: string, options?: QueryOptions) {
    this.#guard.requireOutside();
    return await super.exec(query, options);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#guard.requireOutside();
    return await super.transaction((tx) => this.#guard.inside(() => run(tx)));
  }
}
