/*
 * The server's time on this device, whose own clock may be minutes off. Every estimate is a little late, so
 * of several the greatest is the least delayed. Between estimates, time passes by the monotonic clock, which
 * does not move when somebody corrects the device's clock.
 */

type Estimate = { epoch: number; heardAt: number; isExact: boolean };
type Device = { wall: () => number; monotonic: () => number };

/** After this an estimate no longer outweighs a lower one: clocks drift, and the server's may have been set back. */
const freshMs = 60_000;
/** A smaller correction is not worth a render. */
const noticedMs = 1_000;

export const createServerClock = ({ wall, monotonic }: Device) => {
  /** `epoch` is the server's time at zero of the monotonic clock. */
  let best: Estimate | null = null;
  const listeners = new Set<() => void>();

  const now = (): number => (best ? best.epoch + monotonic() : wall());

  /** An answer's `Date` has whole seconds and comes from whichever proxy is in front: used until the first heartbeat. */
  const isBetter = (next: Estimate, held: Estimate): boolean => {
    const isOld = next.heardAt - held.heardAt >= freshMs;
    if (next.isExact) return isOld || !held.isExact || next.epoch > held.epoch;
    return next.epoch > held.epoch && (isOld || !held.isExact);
  };
  const hear = (at: number, isExact: boolean): void => {
    const heardAt = monotonic();
    const next = { epoch: at - heardAt, heardAt, isExact };
    if (Number.isNaN(at) || (best && !isBetter(next, best))) return;
    const before = now();
    best = next;
    if (Math.abs(now() - before) > noticedMs) for (const listener of [...listeners]) listener();
  };

  return {
    now,
    hearHeartbeat: (at: number | undefined): void => hear(at ?? Number.NaN, true),
    hearAnswer: (headers: Headers): void => hear(Date.parse(headers.get('date') ?? ''), false),
    /** Called when the estimate was corrected. */
    onCorrected: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Back to the state before the first estimate. */
    reset: (): void => {
      best = null;
    },
  };
};

export const serverClock = createServerClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
});

/** Milliseconds since 1970 by the server's clock; by the device's until the first estimate. */
export const serverNow = serverClock.now;
