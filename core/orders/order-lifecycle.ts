/** The order lifecycle is this table. Buttons, API refusals and tests are all drawn from it. */
export const orderStatuses = ['waitingApproval', 'inProcess', 'waitingPayment', 'done'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type OrderState = { status: OrderStatus; isPaid: boolean; rejected: boolean };
export type OrderPatch = Partial<OrderState>;

type Row = {
  move: string;
  from: OrderStatus;
  ifPaid?: boolean;
  /** Revokes an accepted order: only with a reason, which the guest sees, and with the password. */
  isGrave?: true;
  to: OrderPatch & { status: OrderStatus };
};

export const lifecycle = [
  { move: 'approve', from: 'waitingApproval', to: { status: 'inProcess', rejected: false } },
  { move: 'reject', from: 'waitingApproval', to: { status: 'done', rejected: true } },
  { move: 'markReady', from: 'inProcess', ifPaid: true, to: { status: 'done' } },
  { move: 'markReady', from: 'inProcess', ifPaid: false, to: { status: 'waitingPayment' } },
  { move: 'markPaid', from: 'inProcess', ifPaid: false, to: { status: 'inProcess', isPaid: true } },
  { move: 'cancel', from: 'inProcess', isGrave: true, to: { status: 'done', rejected: true } },
  { move: 'confirmPaid', from: 'waitingPayment', to: { status: 'done', isPaid: true } },
  { move: 'cancel', from: 'waitingPayment', isGrave: true, to: { status: 'done', rejected: true } },
] as const satisfies readonly Row[];

export type Move = (typeof lifecycle)[number]['move'];

const rows: readonly (Row & { move: Move })[] = lifecycle;
const leaves = (state: OrderState, row: Row): boolean =>
  row.from === state.status && (row.ifPaid === undefined || row.ifPaid === state.isPaid);
const isSame = (a: OrderState, b: OrderState): boolean =>
  a.status === b.status && a.isPaid === b.isPaid && a.rejected === b.rejected;

/** The moves available for an order, in the order of the buttons. */
export const movesFrom = (state: OrderState): Move[] =>
  rows.filter((row) => leaves(state, row)).map((row) => row.move);

/** What to send for a move, or null when it is not available. */
export const patchFor = (state: OrderState, move: Move): OrderPatch | null =>
  rows.find((row) => row.move === move && leaves(state, row))?.to ?? null;

export type Transition =
  | { kind: 'moved'; move: Move; isGrave: boolean; next: OrderState }
  /** The order is already in the requested state: a repeated click, or a colleague was faster. */
  | { kind: 'unchanged' }
  | { kind: 'illegal' };

/**
 * Rejecting and cancelling ask for the same outcome; where the order stands decides which of the two it is. A screen
 * that still shows the order as waiting may mean the first and hit the second: without a reason it is refused.
 */
export const transition = (state: OrderState, patch: OrderPatch, reason = ''): Transition => {
  const wanted: OrderState = { ...state, ...patch };
  if (isSame(state, wanted)) return { kind: 'unchanged' };
  const row = rows.find(
    (candidate) => leaves(state, candidate) && isSame(wanted, { ...state, ...candidate.to }),
  );
  if (!row || (row.isGrave && !reason)) return { kind: 'illegal' };
  return { kind: 'moved', move: row.move, isGrave: Boolean(row.isGrave), next: wanted };
};

export const isUnfinished = (state: Pick<OrderState, 'status'>): boolean => state.status !== 'done';

/** What the guest gets may change until it is ready. */
export const canEdit = (state: Pick<OrderState, 'status'>): boolean =>
  state.status === 'waitingApproval' || state.status === 'inProcess';
