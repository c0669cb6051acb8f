/** The guest's last order in this restaurant, so that a reload does not lose sight of it. */
export type RememberedOrder = { readonly token: string; readonly number: number };

export const orderStorageKey = (ownerId: string): string => `order:${ownerId}`;

export const parseRememberedOrder = (text: string | null): RememberedOrder | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' &&
      stored !== null &&
      'token' in stored &&
      'number' in stored &&
      typeof stored.token === 'string' &&
      /^[\w-]{20,64}$/.test(stored.token) &&
      typeof stored.number === 'number'
      ? { token: stored.token, number: stored.number }
      : null;
  } catch {
    return null;
  }
};
