/** The guest's last orders in this restaurant, so that they survive a reload. */
export type RememberedOrder = { readonly token: string; readonly number: number };

/** Each open one holds one of the few connections that a browser allows. */
const maxRemembered = 3;

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
      ? stored.filter(isRemembered).map(({ token, number }) => ({ token, number }))
      : [];
  } catch {
    return [];
  }
};

/** Newest last; a repeated answer for one order is still one order. */
export const withOrder = (orders: readonly RememberedOrder[], sent: RememberedOrder): RememberedOrder[] =>
  [...orders.filter(({ token }) => token !== sent.token), sent].slice(-maxRemembered);
