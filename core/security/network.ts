import { ipv6Groups } from '../values/ipv6-groups.ts';

const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i;

/**
 * Where somebody called from: /24 of an IPv4 address, /48 of an IPv6 one. It tells the owner's town or provider from
 * a stranger's, and no person from a neighbour. Empty for what is no address.
 */
export const networkOf = (address: string): string => {
  const four = v4.exec(address);
  if (four) return `${four.slice(1).map(Number).join('.')}.0/24`;
  const six = ipv6Groups(address)?.slice(0, 3);
  if (!six) return '';
  return `${six.join(':').replace(/(^0)?(:0)*$/, '')}::/48`;
};
