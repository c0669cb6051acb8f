import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const minute = 60_000;
const start = Date.parse('2026-11-18T18:00:00.000Z');

/** A device whose clock is off, and the true time, which passes for both. */
const setUp = (offBy = 0) => {
  let passed = 0;
  let wallOff = offBy;
  const clock = createServerClock({ wall: () => start + passed + wallOff, monotonic: () => 5_000 + passed });
  return {
    clock,
    pass: (ms: number) => {
      passed += ms;
    },
    setDevice: (off: number) => {
      wallOff = off;
    },
    server: () => start + passed,
    error: () => clock.now() - (start + passed),
  };
};
const dated = (at: number) => new Headers({ date: new Date(at).toUTCString() });

describe('the server’s time on a device', () => {
  it('is the device’s until the server was heard', () => {
    expect(setUp(12 * minute).error()).toBe(12 * minute);
  });

  it.each([12 * minute, -12 * minute])('is the server’s on a device that is off by %d ms', (offBy) => {
    const { clock, server, error, pass, setDevice } = setUp(offBy);
    clock.hearHeartbeat(server());
    expect(error()).toBe(0);
    pass(10 * minute);
    setDevice(0);
    expect(error()).toBe(0);
  });

  it('comes with answers before there is a heartbeat, to a second', () => {
    const { clock, server, error, pass } = setUp(12 * minute);
    pass(700);
    clock.hearAnswer(dated(server()));
    expect(Math.abs(error())).toBeLessThan(1_000);
    clock.hearHeartbeat(server());
    expect(error()).toBe(0);
  });

  it('is not spoilt by a machine in front whose clock is another', () => {
    const { clock, server, error } = setUp();
    clock.hearAnswer(dated(server() + 5 * minute));
    clock.hearHeartbeat(server());
    clock.hearAnswer(dated(server() + 5 * minute));
    expect(error()).toBe(0);
  });

  it('is never taken back by an old answer of a cache', () => {
    const { clock, server, error, pass } = setUp();
    clock.hearHeartbeat(server());
    pass(10 * minute);
    clock.hearAnswer(dated(server() - 60 * minute));
    expect(error()).toBe(0);
  });

  it('moves on after a sleep through which the monotonic clock stood still', () => {
    const { clock, server, pass, error } = setUp();
    clock.hearHeartbeat(server());
    pass(1_000);
    // The server is an hour ahead of this device's count.
    clock.hearHeartbeat(server() + 60 * minute);
    expect(error()).toBe(60 * minute);
  });

  it('follows a server that was set back, within two minutes', () => {
    const { clock, server, pass, error } = setUp();
    clock.hearHeartbeat(server() + 3 * minute);
    for (let beat = 0; beat < 12; beat++) {
      pass(10_000);
      clock.hearHeartbeat(server());
    }
    expect(error()).toBe(0);
  });

  it('is no later than the server’s, and as late as the least delayed of the last heartbeats', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8_000), { minLength: 1, maxLength: 6 }), (delays) => {
        const { clock, server, pass, error } = setUp(12 * minute);
        for (const delay of delays) {
          const at = server();
          pass(delay);
          clock.hearHeartbeat(at);
        }
        expect(error() + Math.min(...delays)).toBe(0);
      }),
    );
  });

  it('says when it was another than was believed, and not with every heartbeat', () => {
    const { clock, server, pass } = setUp(12 * minute);
    const corrected = vi.fn();
    const stop = clock.onCorrected(corrected);
    for (let beat = 0; beat < 20; beat++) {
      clock.hearHeartbeat(server());
      pass(10_000);
    }
    expect(corrected).toHaveBeenCalledTimes(1);
    stop();
    clock.hearHeartbeat(server() + minute);
    expect(corrected).toHaveBeenCalledTimes(1);
  });

  it('ignores servers that do not tell it', () => {
    const { clock, error } = setUp(minute);
    clock.hearHeartbeat(undefined);
    clock.hearAnswer(new Headers());
    expect(error()).toBe(minute);
  });
});
