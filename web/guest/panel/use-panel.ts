import { useCallback, useState } from 'react';
import { loadPanelStyles } from './load-panel-styles.ts';
import type { Panel } from './panel.ts';
import { usePanelHistory } from './use-panel-history.ts';

export const usePanel = () => {
  const [panel, setPanel] = useState<Panel | null>(null);
  const openPanel = useCallback((next: Panel) => {
    void loadPanelStyles().then(() => setPanel(next));
  }, []);
  const closePanel = useCallback(() => setPanel(null), []);
  usePanelHistory(panel, openPanel, closePanel);
  return { panel, openPanel, closePanel };
};
export type PanelControl = ReturnType<typeof usePanel>;
