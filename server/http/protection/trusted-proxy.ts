import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Env } from '#server/system/env.ts';

/** Whether to believe what this sender says about the one before it; hop 0 is whoever opened the connection. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * The one reading of TRUST_PROXY, for the framework and for the cap on connections. A count of hops is a function of
 * ours: the framework believes nobody when it is given the number.
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
