/** The guest's orders in this restaurant, so that they survive a reload. */
export type RememberedOrder = {
  readonly token: string;
  readonly number: number;
  /** The guest has read that it is done; it is forgotten once its shift has ended too. */
  readonly isRead?: true;
};

/** More than a table orders in an evening; a bound on what a phone asks about. */
const maxRemembered = 30;

/** Those whose evening is over: nothing more will be said of them. Stored apart, because the page starts at once for the others. */
export const pastStorageKey = (ownerId: string): string => `past-orders:${ownerId}`;
export const ordersStorageKey = (ownerId: string): string => `orders:${ownerId}`;

const isRemembered = (stored: unknown): stored is RememberedOrder =>
  typeof stored === 'object' &&
  stored !== null &&
  'token' in stored &&
  'number' in stored &&
  typeof stored.token === 'string' &&
  /^[\w-]{20,64}$/.test(stored.token) &&
  typeof stored.number === 'number';

export const parseRememberedOrders = (text: string | null): RememberedOrder[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isRemembered).map(({ token, number, isRead }) => ({
          token,
          number,
          ...(isRead === true && { isRead }),
        }))
      : [];
  } catch {
    return [];
  }
};

/** Newest last; a repeated answer for one order is still one order. */
export const withOrder = (orders: readonly RememberedOrder[], sent: RememberedOrder): RememberedOrder[] =>
  [...orders.filter(({ token }) => token !== sent.token), sent].slice(-maxRemembered);

export const withRead = (orders: readonly RememberedOrder[], tokens: readonly string[]): RememberedOrder[] =>
  orders.map((order) => (tokens.includes(order.token) ? { ...order, isRead: true } : order));
