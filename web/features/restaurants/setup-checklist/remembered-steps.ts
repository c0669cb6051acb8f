/** What only this browser knows: that the QR page was opened, and that the list was put away. */
export type RememberedStep = 'printQr' | 'hidden';

const keyOf = (ownerId: string): string => `first-steps:${ownerId}`;

export const readSteps = (ownerId: string): string[] => {
  try {
    return (localStorage.getItem(keyOf(ownerId)) ?? '').split(',');
  } catch {
    return [];
  }
};

export const rememberStep = (ownerId: string, step: RememberedStep): void => {
  try {
    localStorage.setItem(keyOf(ownerId), [...new Set([...readSteps(ownerId), step])].join(','));
  } catch {
    // A private window forgets; the list shows again.
  }
};
