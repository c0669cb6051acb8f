import type { FastifyRequest } from 'fastify';
import { ipv6Groups } from '#core/values/ipv6-groups.ts';

const mappedPrefix = ['0', '0', '0', '0', '0', 'ffff'];

/**
 * The address used as the key of limits. A home or a phone has a whole IPv6 /64 and may send from any of its addresses,
 * so the network is one sender; an IPv4-mapped IPv6 address equals the IPv4 one.
 */
export const countedAddress = (address: string): string => {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  if (mappedPrefix.every((group, index) => groups[index] === group)) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** The sender of a request, as limits count it. */
export const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => countedAddress(ip);
