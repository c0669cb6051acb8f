import type { Account } from '#core/accounts/accounts.contract.ts';
import type { AllergyNote } from '#core/orders/lines/allergy-notes.ts';
import type { ClosingKind } from '#core/orders/order-closing.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { verifyPassword } from '#web/lib/api/verify-password.ts';

export type UnfinishedOrder = Pick<ManagedOrder, '_id' | 'displayOrderNumber'>;

/** What happened to a request to open or close. Expected refusals are answers, not exceptions. */
export type ShiftOutcome =
  /** `shift` as it ended, with its cash; null after a start. */
  | { kind: 'done'; shift: Shift | null }
  | { kind: 'wrong-password' }
  | { kind: 'unfinished'; orders: readonly UnfinishedOrder[] }
  /** Finishing would approve orders whose allergy notes nobody has read yet. */
  | { kind: 'allergy'; notes: readonly AllergyNote[] }
  | { kind: 'check-failed' }
  | { kind: 'odd-answer' }
  | { kind: 'failed'; step: 'verify' | 'close' | 'change'; error: unknown };

/** What is to happen to the unfinished orders before the shift ends. */
export type Closing = {
  orders: readonly UnfinishedOrder[];
  how: ClosingKind;
  reason: string;
  allergySeen: boolean;
  /** With finishing: how they were paid, if somebody said. */
  paymentKind: PaymentKind | null;
};

/** On a station a PIN is requested instead, when the call needs one. */
const verify = async (account: Account, password: string): Promise<ShiftOutcome | null> => {
  if (account.station) return null;
  const answer = await verifyPassword(password);
  if (answer.kind === 'right') return null;
  if (answer.kind === 'wrong') return { kind: 'wrong-password' };
  return { kind: 'failed', step: 'verify', error: answer.error };
};

export const startShift = async (
  account: Account,
  password: string,
  found: PreflightFindings | null,
): Promise<ShiftOutcome> => {
  const refused = await verify(account, password);
  if (refused) return refused;
  try {
    const now = new Date().toISOString();
    const body = {
      startTime: now,
      endTime: now,
      restaurantName: account.restaurantName,
      activeMenu: account.activeMenu,
      owner: account._id,
    };
    const shift = await withPin(() => call('POST /services/start', { body }));
    if (found) await storePreflight(shift._id, found);
    return { kind: 'done', shift: null };
  } catch (error) {
    return { kind: 'failed', step: 'change', error };
  }
};

/** The doors are open by now; what was found before is worth no question of its own. */
const storePreflight = (serviceId: string, results: PreflightFindings): Promise<unknown> =>
  call('PUT /services/:serviceId/preflight', { params: { serviceId }, body: { results } }).catch(() => {});

/** All of them or none, and harmless when it is repeated after a lost answer. */
const closeOrders = async (closing: Closing): Promise<ShiftOutcome | null> => {
  const { orders, how, reason, allergySeen, paymentKind } = closing;
  try {
    const body = {
      orders: orders.map(({ _id }) => _id),
      how,
      reason,
      ...(allergySeen && { allergySeen }),
      ...(how === 'finish' && paymentKind && { paymentKind }),
    };
    await withPin(() => call('POST /orders/close', { body }));
    return null;
  } catch (error) {
    const unread = refusalDetails(error, 'POST /orders/close', 'allergy_unconfirmed');
    if (unread) return { kind: 'allergy', notes: unread.notes };
    return { kind: 'failed', step: 'close', error };
  }
};

const checkUnfinished = async (account: Account): Promise<ShiftOutcome | null> => {
  try {
    const { hasUnfinishedOrders } = await call('GET /services/check-unfinished-orders/:userId', {
      params: { userId: account._id },
    });
    return hasUnfinishedOrders ? { kind: 'unfinished', orders: [] } : null;
  } catch {
    return { kind: 'check-failed' };
  }
};

export const endShift = async (
  account: Account,
  shiftId: string,
  password: string,
  closing: Closing | null,
  /** In shekels; null when nobody counted. */
  countedCash: number | null,
): Promise<ShiftOutcome> => {
  const refused =
    (await verify(account, password)) ??
    (closing && (await closeOrders(closing))) ??
    (await checkUnfinished(account));
  if (refused) return refused;
  try {
    const body = { id: shiftId, endTime: new Date().toISOString(), userId: account._id, countedCash };
    const ended = await withPin(() => call('POST /services/end', { body }));
    return ended._id === shiftId ? { kind: 'done', shift: ended } : { kind: 'odd-answer' };
  } catch (error) {
    // An order may have arrived between the check and the end.
    const unfinished = refusalDetails(error, 'POST /services/end', 'unfinished_orders');
    if (unfinished) return { kind: 'unfinished', orders: unfinished.orders };
    return { kind: 'failed', step: 'change', error };
  }
};
