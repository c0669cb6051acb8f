import { lifecycle, type Move } from './order-lifecycle.ts';
import type { ManagedOrder } from './order-shape.ts';

/** How long the board offers to take a move back. */
export const undoOfferedMs = 10_000;
/** How long the server allows it: a tap in the last moment may have a slow line before it. */
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
  /** Of the order as whoever asks has seen it, after the move. */
  readonly revision: number;
  readonly actorId: string;
  readonly now: Date;
};

export type UndoVerdict =
  | 'allowed'
  /** It was taken back before: a repeated tap, or an answer that was lost. */
  | 'unchanged'
  | 'illegal'
  | 'too_late'
  | 'changed_meanwhile';

const isMove = (action: string): action is Move => lifecycle.some((row) => row.move === action);

/** Whether the order's last move may be taken back: by who made it, soon, and while nothing else has happened. */
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

/** Everything that a move may have set, as it was before it. Its times follow from that (`timesAfter`). */
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
