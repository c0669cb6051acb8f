import { useCallback, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { loadLateStyles } from './late-parts.ts';
import { usePanelHistory } from './use-panel-history.ts';

/** What stands over the menu; one thing at a time. */
export type Panel =
  | { readonly kind: 'dish'; readonly dishId: string }
  | { readonly kind: 'cart' }
  | { readonly kind: 'sent'; readonly order: GuestOrder };

export const usePanel = () => {
  const [panel, setPanel] = useState<Panel | null>(null);
  const openPanel = useCallback((next: Panel) => {
    void loadLateStyles().then(() => setPanel(next));
  }, []);
  const closePanel = useCallback(() => setPanel(null), []);
  usePanelHistory(panel, openPanel, closePanel);
  return { panel, openPanel, closePanel };
};
export type PanelControl = ReturnType<typeof usePanel>;
