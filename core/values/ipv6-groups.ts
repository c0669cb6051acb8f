const hexGroup = /^[0-9a-f]{1,4}$/i;

/** `1.2.3.4` at the end of an address stands for its last two groups. */
const asHex = (part: string): string[] => {
  const octets = part.split('.').map(Number);
  if (octets.length !== 4 || !octets.every((octet) => octet >= 0 && octet <= 255)) return [part];
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
};

/** The eight groups of an IPv6 address, with those that `::` stands for and without leading zeros. Null for what is none. */
export const ipv6Groups = (address: string): string[] | null => {
  const [head = '', tail, more] = address.split('%')[0]?.split('::') ?? [];
  if (more !== undefined) return null;
  const list = (part: string) => (part === '' ? [] : part.split(':').flatMap(asHex));
  const [first, last] = [list(head), list(tail ?? '')];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  if (!groups.every((group) => hexGroup.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};
