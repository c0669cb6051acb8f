import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';

const storageKey = 'menta-board-side-by-side';

/** Tabs, or all stages side by side: chosen on this device, and only where there is space for three. */
export const useBoardView = () => {
  const hasSpace = useMinWidth('64rem');
  const [isChosen, setChosen] = useState(() => readStored(storageKey) === 'yes');
  return {
    hasSpace,
    isSideBySide: isChosen && hasSpace,
    toggle: () => {
      setChosen(!isChosen);
      writeStored(storageKey, isChosen ? null : 'yes');
    },
  };
};
