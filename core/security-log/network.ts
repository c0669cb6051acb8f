const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i;

/** The groups of an IPv6 address, with those that `::` stands for. Null for what is none. */
const groupsOf = (address: string): string[] | null => {
  const [head = '', tail, more] = address.split('%')[0]?.split('::') ?? [];
  if (more !== undefined) return null;
  const list = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [list(head), list(tail ?? '')];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
};

/**
 * Where somebody called from: /24 of an IPv4 address, /48 of an IPv6 one. It tells the owner's town or provider from
 * a stranger's, and no person from a neighbour. Empty for what is no address.
 */
export const networkOf = (address: string): string => {
  const four = v4.exec(address);
  if (four) return `${four.slice(1).map(Number).join('.')}.0/24`;
  const six = groupsOf(address)
    ?.slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16));
  if (!six) return '';
  return `${six.join(':').replace(/(^0)?(:0)*$/, '')}::/48`;
};
