import type { OwnId } from '#server/access/own-id.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { Hook, HookEvents } from './run-hooks.ts';

/** What a feature does when a table is closed, whose shift is locked, in that transaction. */
export type VisitHook = Hook & {
  readonly closes: (
    tx: Transaction,
    table: { readonly shiftId: OwnId<'shift'>; readonly tableNumber: number },
    now: Date,
  ) => HookEvents;
};
