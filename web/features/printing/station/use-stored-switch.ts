import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

/** What this device was told once, also after a restart of the kiosk. */
export const useStoredSwitch = (key: string) => {
  const [isOn, setOn] = useState(() => readStored(key) === 'on');
  const change = (next: boolean) => {
    writeStored(key, next ? 'on' : null);
    setOn(next);
  };
  return [isOn, change] as const;
};
