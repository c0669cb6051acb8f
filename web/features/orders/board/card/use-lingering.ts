import { useEffect, useState } from 'react';
import type { BoardOrder } from '../state/board-state.ts';
import { haveSameOrders, leavingAfter, type PlacedOrder, place } from './lingering.ts';

/** Longer than a double tap, shorter than a thought. */
const stayMs = 800;

/** The orders of a stage; one that leaves keeps its place a moment longer, dimmed and disabled. */
export const useLingering = (orders: readonly BoardOrder[]): PlacedOrder[] => {
  const [displayed, setDisplayed] = useState(orders);
  const [leaving, setLeaving] = useState<readonly BoardOrder[]>([]);
  // During render: a single painted frame without the order would already be too late.
  if (!haveSameOrders(displayed, orders)) {
    setDisplayed(orders);
    setLeaving(leavingAfter(displayed, leaving, orders));
  }
  useEffect(() => {
    if (leaving.length === 0) return;
    const timer = setTimeout(() => setLeaving([]), stayMs);
    return () => clearTimeout(timer);
  }, [leaving]);
  return place(orders, leaving);
};
