import { describe, expect, it } from 'vitest';
import { connectionLimits } from './connection-limits.ts';

const settings = { CONNECTIONS_PER_ADDRESS: 1_000 };

describe('how many connections there may be', () => {
  it('leaves descriptors for files and the database, however few there are', () => {
    for (const descriptors of [64, 256, 1_024, 65_536]) {
      const { inAll } = connectionLimits(descriptors, settings);
      expect(inAll).toBeGreaterThan(0);
      expect(descriptors - inAll).toBeGreaterThanOrEqual(48);
    }
  });

  it('is bounded where the system sets no limit', () => {
    expect(Number.isInteger(connectionLimits(Number.POSITIVE_INFINITY, settings).inAll)).toBe(true);
  });

  it('is never all of them for one address, and no more than the operator says', () => {
    const { inAll, perAddress } = connectionLimits(1_024, settings);
    expect(perAddress).toBeLessThan(inAll);
    expect(connectionLimits(65_536, settings).perAddress).toBe(1_000);
  });
});
