import { agorot } from '../values/money.ts';

/** Above one of these a guest's order is held; the owner may set others. */
export const defaultOrderCaps = { portions: 40, total: agorot(150_000) } as const;
