import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

export type AlarmSettings = { volume: number; isMuted: boolean };

const storageKey = 'menta-alarm';
const atFirst: AlarmSettings = { volume: 0.8, isMuted: false };

export const readAlarmSettings = (stored: string | null): AlarmSettings => {
  try {
    const { volume, isMuted } = JSON.parse(stored ?? '{}') as Partial<AlarmSettings>;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { volume: isVolume ? volume : atFirst.volume, isMuted: isMuted === true };
  } catch {
    return atFirst;
  }
};

/** How loud this device is; another tablet in the house has its own. */
export const useAlarmSettings = () => {
  const [settings, setSettings] = useState(() => readAlarmSettings(readStored(storageKey)));
  const change = (changed: Partial<AlarmSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    writeStored(storageKey, JSON.stringify(next));
  };
  return [settings, change] as const;
};
