import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Env } from '#server/system/env.ts';

/** Whether to trust what this hop says about the one before it; hop 0 opened the connection. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Parses TRUST_PROXY once, for the framework and for the connection limit. A hop count becomes a function: given the
 * plain number, the framework trusts nobody.
 */
export const createTrustsProxy = (setting: Env['TRUST_PROXY']): TrustsProxy => {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  const networks = new BlockList();
  for (const { address, prefix } of setting)
    networks.addSubnet(address, prefix, isIPv4(address) ? 'ipv4' : 'ipv6');
  return (address) =>
    isIPv4(address) ? networks.check(address, 'ipv4') : isIPv6(address) && networks.check(address, 'ipv6');
};
