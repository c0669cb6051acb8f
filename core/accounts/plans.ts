export const plans = ['basic', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** Basic has no cart, no ordering, no shifts and no order management. */
export const canTakeOrders = (ownersPlan: Plan): boolean => ownersPlan !== 'basic';
