import { describe, expect, it } from 'vitest';
import { ipv6Groups } from './ipv6-groups.ts';

describe('the groups of an IPv6 address', () => {
  it.each([
    ['2001:db8:85a3:1234:5678:8a2e:0370:7334', '2001:db8:85a3:1234:5678:8a2e:370:7334'],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['::ffff:203.0.113.77', '0:0:0:0:0:ffff:cb00:714d'],
  ])('of %s are %s', (address, groups) => {
    expect(ipv6Groups(address)?.join(':')).toBe(groups);
  });

  it.each(['', '203.0.113.77', 'unknown', '1:2:3', '1::2::3', '::ffff:1.300.1.1', '::ffff:1.2.3', '12345::'])(
    'of "%s" are none',
    (address) => {
      expect(ipv6Groups(address)).toBeNull();
    },
  );
});
