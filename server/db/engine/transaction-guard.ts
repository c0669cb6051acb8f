import { AsyncLocalStorage } from 'node:async_hooks';

export type TransactionGuard = {
  /** Throws when the caller runs inside a transaction of this engine. */
  requireOutside(): void;
  inside<T>(run: () => Promise<T>): Promise<T>;
};

/**
 * Using `db` inside `db.transaction(...)` waits for itself for ever on the one connection of the embedded
 * engine, and on PostgreSQL it steps out of the transaction. Both become this one clear error.
 */
export function createTransactionGuard(): TransactionGuard {
  const scopes = new AsyncLocalStorage<{ open: boolean }>();
  return {
    requireOutside() {
      if (scopes.getStore()?.open) {
        throw new Error('A transaction is open here: query through its `tx`, not through `db`.');
      }
    },
    inside(run) {
      // Work that outlives the callback keeps the context, so the scope is closed rather than left.
      const scope = { open: true };
      return scopes.run(scope, async () => {
        try {
          return await run();
        } finally {
          scope.open = false;
        }
      });
    },
  };
}
