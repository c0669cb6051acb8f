/** Money inside the house: whole agorot. Shekels exist only on the wire and on screen. */
export type Agorot = number & { readonly __unit: 'agorot' };

/** The one place that rounds. The wire carries at most two decimals; more are rounded half up. */
export const toAgorot = (shekels: number): Agorot =>
  // toFixed first: 1.005 * 100 is 100.49999999999999 in binary and would round down.
  Math.round(Number((shekels * 100).toFixed(6))) as Agorot;

export const toShekels = (agorot: Agorot): number => agorot / 100;

export const agorot = (whole: number): Agorot => whole as Agorot;
export const addAgorot = (...amounts: readonly Agorot[]): Agorot =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Agorot;
export const timesAgorot = (amount: Agorot, quantity: number): Agorot => (amount * quantity) as Agorot;

/** Written out, not by the locale: `₪1,250` is read the same in both languages, and on every machine. */
const inShekels = (digits: number | string): string =>
  `₪${String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** `₪1,045.00`: cart, editor and orders. */
export const formatPrice = (amount: Agorot): string => inShekels((amount / 100).toFixed(2));
/** The same of an amount as it travels. */
export const formatShekels = (shekels: number): string => formatPrice(toAgorot(shekels));
/** `₪45` or `₪45.5`: a dish card shows the price as it was entered. */
export const formatPriceAsEntered = (amount: Agorot): string => inShekels(amount / 100);
