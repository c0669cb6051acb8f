import { lifecycle, type Move } from './order-lifecycle.ts';
import type { ManagedOrder } from './order-shape.ts';

/** How long the board offers to take a move back. */
export const undoOfferedMs = 10_000;
/** How long the server allows it: a last-moment tap may travel over a slow connection. */
export const undoAllowedMs = 30_000;

/** The last thing that happened to an order, as its trail has it. */
export type LastEntry = {
  readonly action: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly before: { readonly revision?: number | undefined } | null;
  readonly after: { readonly revision?: number | undefined } | null;
};

type UndoRequest = {
  /** The revision that the caller has seen, after the move. */
  readonly revision: number;
  readonly actorId: string;
  readonly now: Date;
};

export type UndoVerdict =
  | 'allowed'
  /** It was already undone: a repeated tap, or a lost answer. */
  | 'unchanged'
  | 'illegal'
  | 'too_late'
  | 'changed_meanwhile';

const isMove = (action: string): action is Move => lifecycle.some((row) => row.move === action);

/** Whether the order's last move may be undone: by whoever made it, soon, and if nothing else has happened since. */
export const judgeUndo = (
  order: Pick<ManagedOrder, 'revision'>,
  last: LastEntry | null,
  { revision, actorId, now }: UndoRequest,
): UndoVerdict => {
  const isOwn = last?.actorId === actorId;
  if (last?.action === 'undo' && isOwn && last.before?.revision === revision) return 'unchanged';
  if (order.revision !== revision) return 'changed_meanwhile';
  if (!last || !isMove(last.action) || !isOwn || last.after?.revision !== revision) return 'illegal';
  return now.getTime() - last.at.getTime() > undoAllowedMs ? 'too_late' : 'allowed';
};

type MovedState = Pick<ManagedOrder, 'status' | 'isPaid' | 'rejected' | 'rejectionReason' | 'cancelled'>;

/** Everything a move may have set, as it was before. The times follow from that (`timesAfter`). */
export const stateBefore = ({
  status,
  isPaid,
  rejected,
  rejectionReason,
  cancelled,
}: MovedState): MovedState => ({
  status,
  isPaid,
  rejected,
  rejectionReason,
  cancelled,
});
