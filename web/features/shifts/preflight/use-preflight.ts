import { useEffect, useState } from 'react';
import type { DeviceCheck, PreflightResult } from '#core/shifts/preflight.ts';
import { askBattery, askClock } from './device-checks.ts';

/** What the board knows of itself. */
export type BoardFacts = {
  /** `asking`: it was played, and nobody has said yet whether they heard it. */
  sound: 'off' | 'asking' | 'on' | 'blocked';
  /** Null while it is not known yet. */
  isScreenHeld: boolean | null;
  isLive: boolean | null;
};

/** Null while a check is under way. */
type Findings = Record<DeviceCheck, PreflightResult | null>;

/** A line that is still being opened after this long is no live line. */
const patienceMs = 5_000;

const known = (isGood: boolean | null, isOver: boolean): PreflightResult | null => {
  if (isGood === null) return isOver ? 'unknown' : null;
  return isGood ? 'ok' : 'failed';
};

/** Checks everything that can be checked automatically; the sound is for a person to hear. */
export const usePreflight = ({ sound, isScreenHeld, isLive }: BoardFacts) => {
  const [clock, setClock] = useState<PreflightResult | null>(null);
  const [battery, setBattery] = useState<PreflightResult | null>(null);
  const [isOver, setOver] = useState(false);
  const [isUnheard, setUnheard] = useState(false);
  useEffect(() => {
    void askClock().then(setClock);
    void askBattery().then(setBattery);
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  const soundFinding = (): PreflightResult | null => {
    if (sound === 'on') return 'ok';
    return sound === 'blocked' || isUnheard ? 'failed' : null;
  };
  const findings: Findings = {
    sound: soundFinding(),
    awake: known(isScreenHeld, isOver),
    live: known(isLive, isOver),
    clock,
    battery,
  };
  return { findings, noteUnheard: () => setUnheard(true) };
};
