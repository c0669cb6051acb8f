import { type Agorot, agorot } from '../values/money.ts';
import type { OrderStatus } from './order-lifecycle.ts';

/** How much a guest may order without speaking to anybody. */
export type OrderCaps = { readonly portions: number; readonly total: Agorot };

/** Above one of these a guest's order is held; the owner may set others. */
export const defaultOrderCaps = { portions: 40, total: agorot(150_000) } as const satisfies OrderCaps;

/** As many portions as an order can have: who sets this holds none for its portions. */
export const mostPortions = 9_900;
/** In shekels. */
export const mostOrderTotal = 1_000_000;

export const countPortions = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((portions, { quantity }) => portions + quantity, 0);

type Sent = { readonly lines: readonly { readonly quantity: number }[]; readonly total: Agorot };

export const isAboveCaps = ({ lines, total }: Sent, caps: OrderCaps): boolean =>
  countPortions(lines) > caps.portions || total > caps.total;

/** Only until somebody approved or rejected it; taking that back holds it again. */
export const isHeld = ({ held, status }: { held: boolean; status: OrderStatus }): boolean =>
  held && status === 'waitingApproval';
