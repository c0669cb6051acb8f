import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('of %j is %j', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

  it('is one for a whole network and another for the next', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, one, two) => {
        const at = (prefix: string[], rest: string[]) => countedAddress([...prefix, ...rest].join(':'));
        expect(at(network, one)).toBe(at(network, two));
        expect(at(network, one) === at(other, one)).toBe(network.join() === other.join());
      }),
    );
  });

  it('is the same in either way of writing an IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(countedAddress(`::ffff:${address}`)).toBe(address);
      }),
    );
  });
});
