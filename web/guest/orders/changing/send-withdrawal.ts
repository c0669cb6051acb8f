import type { GuestOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { withRetries } from './send-again.ts';

export type WithdrawOutcome =
  | { kind: 'withdrawn' | 'too-late'; order: GuestOrder }
  | { kind: 'offline' | 'failed' };

const withdrawRoute = 'POST /orders/track/:token/withdraw';

export const sendWithdrawal = async (token: string, onRetry: () => void): Promise<WithdrawOutcome> => {
  try {
    const order = await withRetries(
      (signal) => call(withdrawRoute, { params: { token }, body: {}, signal }),
      onRetry,
    );
    return { kind: 'withdrawn', order };
  } catch (error) {
    const late = refusalDetails(error, withdrawRoute, 'already_approved');
    if (late) return { kind: 'too-late', order: late.order };
    return { kind: isApiError(error, 'network') ? 'offline' : 'failed' };
  }
};
