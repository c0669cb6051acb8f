import { checkBattery, checkClock, type PreflightResult } from '#core/shifts/preflight.ts';

/** Chromium alone has it, and TypeScript's own list of the browser does not. */
type NavigatorWithBattery = { getBattery?: () => Promise<{ level: number; charging: boolean }> };

/** Against the time that the server's answer carries. */
export const askClock = async (): Promise<PreflightResult> => {
  const sentAt = Date.now();
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store' });
    return checkClock(Date.parse(headers.get('date') ?? ''), sentAt, Date.now());
  } catch {
    return 'unknown';
  }
};

export const askBattery = async (): Promise<PreflightResult> => {
  try {
    return checkBattery((await (navigator as NavigatorWithBattery).getBattery?.()) ?? null);
  } catch {
    return 'unknown';
  }
};
