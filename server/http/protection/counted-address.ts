import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mappedPrefix = ['0', '0', '0', '0', '0', 'ffff'];

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const read = (part: string): string[] =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => {
          if (!group.includes('.')) return [Number.parseInt(group, 16).toString(16)];
          const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
          return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
        });
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * The address that limits count. A home or a phone is given a whole IPv6 /64 and may send from any of its addresses, so
 * the network is one sender; an IPv4 address that is written as an IPv6 one is the same as without.
 */
export const countedAddress = (address: string): string => {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (mappedPrefix.every((group, index) => groups[index] === group)) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** Who sent a request, as limits count senders. */
export const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => countedAddress(ip);
