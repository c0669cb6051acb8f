import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:85a3:1234:5678:8a2e:370:7334', '2001:db8:85a3::/48'],
    ['2001:0DB8:0001::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001:0:0:5::1', '2001::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['', ''],
    ['unknown', ''],
    ['1::2::3', ''],
    ['1:2:3', ''],
  ])('of %s is "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
