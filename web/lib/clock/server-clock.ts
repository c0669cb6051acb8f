/*
 * The server's time on this device, whose own clock may be minutes off. What is heard of it is always a little late, so
 * of several estimates the greatest is the least delayed. Between them time passes by the monotonic clock, which
 * does not move when somebody corrects the device's.
 */

type Estimate = { epoch: number; heardAt: number; isExact: boolean };
type Device = { wall: () => number; monotonic: () => number };

/** After this an estimate no longer stands against a lower one: clocks drift, and the server's may have been set back. */
const cacheMs = 60_000;
/** A smaller correction is not worth a render. */
const noticedMs = 1_000;

export const createServerClock = ({ wall, monotonic }: Device) => {
  /** `epoch` is the server's time at zero of the monotonic clock. */
  let best: Estimate | null = null;
  const listeners = new Set<() => void>();

  const now = (): number => (best ? best.epoch + monotonic() : wall());

  /** An answer's `Date` is whole seconds of whichever machine stands in front: it counts until a heartbeat is heard. */
  const isBetter = (next: Estimate, held: Estimate): boolean => {
    const isOld = next.heardAt - held.heardAt >= cacheMs;
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
    /** The time was found to be another one than was believed. */
    onCorrected: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** As it is before anything was heard. */
    reset: (): void => {
      best = null;
    },
  };
};

export const serverClock = createServerClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
});

/** Milliseconds since 1970, as the server counts them; as the device does until the server was heard. */
export const serverNow = serverClock.now;
