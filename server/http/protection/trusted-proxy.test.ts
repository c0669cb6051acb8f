import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/system/env.ts';
import { createTrustsProxy } from './trusted-proxy.ts';

const trustsWith = (setting: string) => createTrustsProxy(readEnv({ TRUST_PROXY: setting }).TRUST_PROXY);

describe('which senders are believed', () => {
  it('is nobody or everybody, when the operator says just that', () => {
    expect(trustsWith('false')('127.0.0.1', 0)).toBe(false);
    expect(trustsWith('true')('203.0.113.7', 3)).toBe(true);
  });

  it('is as many hops as are counted', () => {
    const trusts = trustsWith('2');
    expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual([true, true, false]);
  });

  it('is whoever is in a named network, in either way of writing an address', () => {
    const trusts = trustsWith('127.0.0.1, 10.0.0.0/8, fd00::/8');
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.20.30.40', '::ffff:10.1.1.1', 'fd12::1'])
      expect(trusts(address, 0), address).toBe(true);
    for (const address of ['127.0.0.2', '11.0.0.1', '::ffff:11.0.0.1', '2001:db8::1', '', 'unknown'])
      expect(trusts(address, 0), address).toBe(false);
  });

  it.each(['10.0.0.0/33', 'proxy.example', '-1', '1.5', '10.0.0.0/8,', '10.0.0.0/'])(
    'cannot be %s, which stops the start',
    (setting) => {
      expect(() => readEnv({ TRUST_PROXY: setting })).toThrow(/^Bad environment: TRUST_PROXY must be .+\.$/);
    },
  );
});
