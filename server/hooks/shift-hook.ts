import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { Hook, HookEvents } from './run-hooks.ts';

/** What a feature does when a shift begins or ends, in that transaction. */
export type ShiftHook = Hook & {
  /** Before the shift is stored: what cannot be beside it. */
  readonly beforeBegin?: (tx: Transaction, scope: OwnerScope) => HookEvents;
  readonly begins?: (tx: Transaction, scope: OwnerScope, now: Date) => HookEvents;
  readonly ends?: (tx: Transaction, scope: OwnerScope, shiftId: OwnId<'shift'>, now: Date) => HookEvents;
};
