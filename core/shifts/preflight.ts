import type { SeenStatus } from '../printing/printer-state.ts';
import { knownWord } from '../values/known-words.ts';

/** What a board finds out of the device that it is on. */
export const deviceChecks = ['sound', 'awake', 'live', 'clock', 'battery'] as const;
export type DeviceCheck = (typeof deviceChecks)[number];

/** What is checked before the doors open; printers only where there are some. */
export const preflightChecks = [...deviceChecks, 'printers'] as const;
export type PreflightCheck = (typeof preflightChecks)[number];

/** `unknown` where the device does not say. */
export const preflightResults = ['ok', 'failed', 'unknown'] as const;
export type PreflightResult = (typeof preflightResults)[number];
export type PreflightFindings = Partial<Record<PreflightCheck, PreflightResult>>;

export type Preflight = { at: string; results: PreflightFindings };

const readResult = knownWord(preflightResults, 'unknown');
/** Without the checks that only a newer version knows. */
export const knownPreflight = ({ at, results }: Preflight): Preflight => {
  const found = preflightChecks.flatMap((check) =>
    results[check] === undefined ? [] : [[check, readResult(results[check])] as const],
  );
  return { at, results: Object.fromEntries(found) };
};

/** The board uses the server's time, but staff who read the tablet's clock would tell guests the wrong one. */
const clockToleranceMs = 60_000;
/** An unplugged device with less may not last the evening. */
const lowBattery = 0.3;

/** `serverTime` is what the server said, and the device's clock just before asking and just after the answer. */
export const checkClock = (serverTime: number, sentAt: number, answeredAt: number): PreflightResult => {
  if (Number.isNaN(serverTime)) return 'unknown';
  const isAhead = sentAt - serverTime > clockToleranceMs;
  const isBehind = serverTime - answeredAt > clockToleranceMs;
  return isAhead || isBehind ? 'failed' : 'ok';
};

export const checkBattery = (battery: { level: number; charging: boolean } | null): PreflightResult => {
  if (!battery) return 'unknown';
  return battery.charging || battery.level >= lowBattery ? 'ok' : 'failed';
};

/** Little paper is enough for now, and not for the evening. */
export const checkPrinters = (statuses: readonly SeenStatus[]): PreflightResult =>
  statuses.every((status) => status === 'ok') ? 'ok' : 'failed';
