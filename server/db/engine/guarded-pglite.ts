import {
  type ExecProtocolOptions,
  PGlite,
  parse,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import { createDatabaseTurns } from '#server/system/turns/database-turns.ts';
import { createPreparedStatements } from './prepared-statements.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/** Types that Drizzle reads as text, to make values of them itself: moments and days, and arrays of them and of decimals. */
const readAsText = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1185, 1187, 1182, 1231],
];

/** PGlite's own makes an array of strings with an entry for each byte: of a picture of 1 MB, 150 MB of garbage. */
const bytesAsText = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** PGlite that refuses the two ways to hang it: `db` inside its own transaction, and use after an abort. */
export class GuardedPGlite extends PGlite {
  readonly #guard = createTransactionGuard();
  readonly #statements = createPreparedStatements((message, options) =>
    this.execProtocolStream(message, options),
  );
  readonly #inTurn = createDatabaseTurns(1);
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

  /** Its own lock serves in the order of arrival. */
  override _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => super._runExclusiveTransaction(run));
  }

  override async _initArrayTypes(options?: { force?: boolean }) {
    await super._initArrayTypes(options);
    for (const type of readAsText) this.parsers[type] = (text) => text;
    this.serializers[types.BYTEA] = bytesAsText;
  }

  /** Every query comes through here. */
  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions) {
    const answer = await super.execProtocolStream(message, options);
    this.#statements.follow(answer);
    return answer;
  }

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions) {
    this.#guard.requireOutside();
    await this._checkReady();
    return await this._runExclusiveTransaction(() => this.#ask<T>(text, true, params, options));
  }

  override async exec(text: string, options?: QueryOptions) {
    this.#guard.requireOutside();
    return await super.exec(text, options);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#guard.requireOutside();
    return await super.transaction((tx) => {
      const query: Transaction['query'] = async (text, params, options) => {
        if (tx.closed) throw new Error('This transaction is over.');
        return await this.#ask(text, false, params, options);
      };
      return this.#guard.inside(() => run(Object.assign(Object.create(tx), { query })));
    });
  }

  /**
   * The types that Drizzle repeats with every query are left out: PGlite would copy its table of all types for them, a
   * tenth of what a query costs, and `readAsText` has put them there once and for all.
   */
  async #ask<T>(
    text: string,
    syncToFs: boolean,
    params: unknown[] = [],
    { rowMode }: QueryOptions = {},
  ): Promise<Results<T>> {
    return await this._runExclusiveQuery(async () => {
      const write = (typesOfParams: number[]) =>
        params.map((value, index) => this.#write(value, typesOfParams[index]));
      const messages = await this.#statements.execute(text, write, { syncToFs });
      const [result] = parse.parseResults(messages, this.parsers, { rowMode });
      return result as Results<T>;
    });
  }

  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }
}
