import { limits } from '#core/values/limits.ts';
import { type Agorot, toAgorot } from '#core/values/money.ts';

/** What somebody typed as the cash in the drawer: null when nobody counted, undefined when it is no amount. */
export const countedIn = (typed: string): Agorot | null | undefined => {
  if (typed.trim() === '') return null;
  const amount = Number(typed.trim().replace(',', '.'));
  return amount >= 0 && amount <= limits.paymentShekels ? toAgorot(amount) : undefined;
};
