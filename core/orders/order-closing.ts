import { type Move, type OrderState, patchFor, transition } from './order-lifecycle.ts';

/** How the orders that are left at the end of a shift are closed together. */
export const closingKinds = ['finish', 'cancel'] as const;
export type ClosingKind = (typeof closingKinds)[number];

/** More than any evening leaves behind. */
export const maxClosedTogether = 1_000;

export type ClosingStep = { readonly move: Move; readonly isGrave: boolean; readonly next: OrderState };

const forward: readonly Move[] = ['approve', 'markReady', 'confirmPaid'];

const nextStep = (state: OrderState, kind: ClosingKind, reason: string): ClosingStep | null => {
  const patch =
    kind === 'cancel'
      ? { status: 'done' as const, rejected: true }
      : forward.map((move) => patchFor(state, move)).find((found) => found !== null);
  const step = patch && transition(state, patch, reason);
  return step?.kind === 'moved' ? step : null;
};

/** The moves that close an order, each as anybody could make it by itself; none for one that is done, however that came. */
export const closingSteps = (state: OrderState, kind: ClosingKind, reason: string): ClosingStep[] => {
  if (state.status === 'done') return [];
  const step = nextStep(state, kind, reason);
  return step ? [step, ...closingSteps(step.next, kind, reason)] : [];
};
